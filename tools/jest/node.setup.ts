import { jest } from '@jest/globals';
import { forbidConsole } from '@portal/test-kit/forbidConsole';

// The first database of a file takes seconds if other workers keep the machine busy.
jest.setTimeout(60_000);
forbidConsole();
