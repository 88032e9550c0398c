/** A route with its parameters, e.g. `{ id: '7' }` for `/order/7` and `/order/:id`. */
interface Match<R> {
  readonly route: R;
  /** Segments that are written out in the pattern, from the left: the more, the better. */
  readonly rank: string;
}

/**
 * The route that an address belongs to, or `undefined`: of several patterns the one that is
 * written out furthest. Server and browser must find the same one, hence not the router's.
 * Letter case and one trailing slash make no difference; doubled slashes do: `//license` does not
 * exist, and a browser takes it for another host where it stands in a link.
 *
 * @param pathname Path of the address, without query.
 */
export function matchRoute<R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): R | undefined {
  const address = segments(pathname);
  if (address.includes('')) return undefined;
  const matches = routes.flatMap((route): Match<R>[] => {
    const pattern = segments(route.path);
    return fits(pattern, address) ? [{ route, rank: rankOf(pattern) }] : [];
  });
  return matches.toSorted((a, b) => (a.rank < b.rank ? 1 : -1))[0]?.route;
}

function fits(pattern: readonly string[], address: readonly string[]): boolean {
  if (pattern.at(-1) !== '*') {
    return pattern.length === address.length && startsLike(pattern, address);
  }
  const fixed = pattern.slice(0, -1);
  return fixed.length <= address.length && startsLike(fixed, address);
}

function startsLike(pattern: readonly string[], address: readonly string[]): boolean {
  return pattern.every((part, index) => part.startsWith(':') || part === address[index]);
}

function rankOf(pattern: readonly string[]): string {
  return pattern.map((part) => (part === '*' ? '0' : part.startsWith(':') ? '1' : '2')).join('');
}

function segments(path: string): readonly string[] {
  const inner = path.toLowerCase().replace(/^\//, '').replace(/\/$/, '');
  return inner === '' ? [] : inner.split('/');
}
