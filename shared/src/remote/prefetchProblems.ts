import { isApiCall } from './managerCalls.ts';
import type { RemoteRoute } from './RemoteConfig.ts';

/**
 * The problems of the prefetches of a remote's routes, in sentences. Build and publisher use it: a
 * wrong prefetch fails silently and only makes the screen slower.
 */
export function prefetchProblems({
  routes,
}: {
  readonly routes: readonly RemoteRoute[];
}): readonly string[] {
  return routes.flatMap(({ path: route, prefetch = [] }) =>
    prefetch.flatMap(({ path }) => {
      const [call = ''] = path.split('?');
      const unknown = call
        .split('/')
        .find((part) => part.startsWith(':') && !route.split('/').includes(part));
      return [
        isApiCall(path)
          ? ''
          : `${route} has the prefetch ${path}, and the server has no such GET call; shared/src/remote/managerCalls.ts lists them`,
        unknown === undefined
          ? ''
          : `${route} has the prefetch ${path}, and no ${unknown} in its path`,
      ]
        .filter(Boolean)
        .map((problem) => `remote.config.ts: the route ${problem}`);
    }),
  );
}
