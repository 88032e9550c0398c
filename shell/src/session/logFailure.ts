/** For failures that the specification only logs; the page goes on. */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- the specification wants these logged
  console.warn(what, error);
}
