import { posix } from 'node:path';

/** Placeholder for our origin while parsing; no other site has it. */
const ownOrigin = 'http://portal.invalid';

/**
 * A local path to return to, normalised like browsers do. Anything else yields the start page, and
 * so do sign-in and sign-out in any spelling, which would repeat or undo the sign-in.
 */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return '/';
  // Browsers treat a backslash as a slash and drop control characters: `/\evil` is another site.
  if (/[\p{Cc}\\]/u.test(value) || !URL.canParse(value, ownOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  if (origin !== ownOrigin || pathname.startsWith('//')) return '/';
  const path = decodedPath(pathname);
  if (path === undefined || /^\/sign(in|out)(?![\w-])/.test(path)) return '/';
  return `${pathname}${search}${hash}`;
}

/** The path as the router compares it; `undefined` if it cannot be decoded. */
function decodedPath(pathname: string): string | undefined {
  try {
    // Decoded text can contain further `..`, as in `/license%2f..%2fsignout`.
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** Where a visitor of a protected page is sent; signing in returns to `path` (with its query). */
export function signInAddress(path: string): string {
  return `/signin?${new URLSearchParams({ to: returnPath(path) }).toString()}`;
}

const repeated = '.again';

/**
 * The `state` of a sign-in. It contains the return path, so that a tab whose cookie was evicted
 * still returns there.
 */
export function stateOf(random: string, path: string, isRepeat: boolean): string {
  return `${random}.${Buffer.from(path).toString('base64url')}${isRepeat ? repeated : ''}`;
}

/** Parses a `state`. The path of a foreign state is still local. */
export function readState(state: string): { readonly path: string; readonly isRepeat: boolean } {
  const path = Buffer.from(state.split('.')[1] ?? '', 'base64url').toString();
  return { path: returnPath(path), isRepeat: state.endsWith(repeated) };
}
