/** The code of a file system error, `ENOSPC` for one; `undefined` when it is no such error. */
export function fileErrorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
