import { fileErrorCode } from './fileErrorCode.ts';

/** Whether a file system error means that the file does not exist. */
export function isMissing(error: unknown): boolean {
  return fileErrorCode(error) === 'ENOENT';
}
