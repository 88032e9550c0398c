import { posix } from 'node:path';

/** Stands for our origin while an address is read; no address of another site has it. */
const ownOrigin = 'http://portal.invalid';

/**
 * A path of our own to come back to, as browsers would write it; anything else leads to the start
 * page, and so does the sign-in or sign-out in any spelling: coming back to either would undo the
 * sign-in or begin it again.
 */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.length > 2000) return '/';
  // Browsers read a backslash as a slash and drop control characters: `/\evil` is another site.
  if (/[\p{Cc}\\]/u.test(value) || !URL.canParse(value, ownOrigin)) return '/';
  const { origin, pathname, search, hash } = new URL(value, ownOrigin);
  if (origin !== ownOrigin || pathname.startsWith('//')) return '/';
  const path = decodedPath(pathname);
  if (path === undefined || /^\/sign(in|out)(?![\w-])/.test(path)) return '/';
  return `${pathname}${search}${hash}`;
}

/** A path as routes are compared with it; `undefined` when it cannot be decoded. */
function decodedPath(pathname: string): string | undefined {
  try {
    // What was encoded may hold steps upward of its own, as in `/license%2f..%2fsignout`.
    return posix.normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

/** Where a visitor of a protected page goes; signing in comes back to `path` (with its query). */
export function signInAddress(path: string): string {
  return `/signin?${new URLSearchParams({ to: returnPath(path) }).toString()}`;
}

const repeated = '.again';

/**
 * The `state` of a sign-in. It names the path to come back to, so that a tab whose cookie has made
 * room for others still comes there.
 */
export function stateOf(random: string, path: string, isRepeat: boolean): string {
  return `${random}.${Buffer.from(path).toString('base64url')}${isRepeat ? repeated : ''}`;
}

/** What `stateOf` made the state of; of a state that anybody else made, a path of ours all the same. */
export function readState(state: string): { readonly path: string; readonly isRepeat: boolean } {
  const path = Buffer.from(state.split('.')[1] ?? '', 'base64url').toString();
  return { path: returnPath(path), isRepeat: state.endsWith(repeated) };
}
