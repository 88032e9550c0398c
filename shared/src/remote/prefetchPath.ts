import type { Prefetch } from './RemoteConfig.ts';

/**
 * Path and query of a prefetched call for an address of the page: the forwarded parameters that the
 * address has, in the order of `forward`. The server names the streamed answer by it, and the
 * screen finds it by the same name.
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
