import { fileErrorCode } from './fileErrorCode.ts';

/** Whether a file system error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return fileErrorCode(error) === 'ENOENT';
}
