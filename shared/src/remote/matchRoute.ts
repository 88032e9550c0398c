/** A route with its parameters, e.g. `{ id: '7' }` for `/order/7` and `/order/:id`. */
interface Match<R> {
  readonly route: R;
  /** Segments that are written out in the pattern, from the left: the more, the better. */
  readonly rank: string;
}

/**
 * The route that matches an address, or `undefined`; of several, the one with more literal segments
 * from the left. Server and browser must agree, so neither uses the router's matching. Letter case
 * and one trailing slash are ignored. Doubled slashes are not: `//license` does not exist, and in a
 * link a browser reads it as another host.
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
