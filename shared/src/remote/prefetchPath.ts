import type { Prefetch } from './RemoteConfig.ts';

/**
 * Path and query of a prefetched call for one address of the page: the forwarded parameters that
 * the address has, in the order of `forward`. The server streams the answer under this name and
 * the screen looks for it there, so both ask this one rule.
 */
export function prefetchPath(
  { path, forward = [] }: Pick<Prefetch, 'path' | 'forward'>,
  page: URLSearchParams,
): string {
  const query = new URLSearchParams(
    forward.flatMap((name) => {
      const value = page.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  ).toString();
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
