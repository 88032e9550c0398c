/**
 * Logs a failure that nobody has to act on: the page goes on, or leads to the sign-in by itself.
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- these belong in the browser's log and nowhere else
  console.warn(what, error);
}
