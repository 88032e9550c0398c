import { whenIdle } from '../whenIdle.ts';
import type { PageStores } from './PageStores.ts';

/** Reads the registry when the page is idle, and starts to prefetch the next screens. */
export function goAheadWhenIdle(page: PageStores): void {
  whenIdle(() => {
    const registry = page.remotes.readRegistry();
    import('./ahead/goAhead.ts').then(
      ({ goAhead }) => {
        goAhead(page, registry);
      },
      // Prefetching is optional: a page works without this script.
      () => undefined,
    );
  });
}
