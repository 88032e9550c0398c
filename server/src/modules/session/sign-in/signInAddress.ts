/** A path of our own to come back to; anything else leads to the start page. */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return '/';
  // Browsers read a backslash as a slash and drop control characters: `/\evil` is another site.
  if (/^\/\/|[\p{Cc}\\]/u.test(value)) return '/';
  // Coming back to either would undo the sign-in or begin it again.
  if (/^\/sign(in|out)(?![\w-])/.test(value)) return '/';
  return value;
}

/** Where a visitor of a protected page goes; signing in comes back to `path` (with its query). */
export function signInAddress(path: string): string {
  return `/signin?${new URLSearchParams({ to: returnPath(path) }).toString()}`;
}
