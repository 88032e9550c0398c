import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { forbidConsole } from './forbidConsole.ts';
import { onlyLastError } from './onlyLastError.ts';
import { forgetOwnerStacks } from './forgetOwnerStacks.ts';

// Both only limit how long a failing test takes; a busy machine needs more than the defaults.
jest.setTimeout(30_000);
configure(({ getElementError }) => ({
  asyncUtilTimeout: 8_000,
  getElementError: onlyLastError(getElementError),
}));

forbidConsole();
forgetOwnerStacks();
