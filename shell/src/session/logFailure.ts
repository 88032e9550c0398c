/**
 * Logs a failure that needs no action: the page continues, or goes to the sign-in.
 */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- these belong in the browser's log and nowhere else
  console.warn(what, error);
}
