import { jest } from '@jest/globals';
import { forbidConsole } from '@portal/test-kit/forbidConsole';

// A file's first database takes seconds when other workers keep the machine busy.
jest.setTimeout(60_000);
forbidConsole();
