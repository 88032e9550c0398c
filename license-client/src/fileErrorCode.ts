/** The code of a file system error, such as `ENOSPC`; `undefined` for other errors. */
export function fileErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a file system error means that the file does not exist. */
export function isMissing(error: unknown): boolean {
  return fileErrorCode(error) === 'ENOENT';
}
