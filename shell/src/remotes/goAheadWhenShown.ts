import { keepFace } from '@portal/shared/frame';
import { whenShown } from '../whenShown.ts';
import type { PageStores } from './PageStores.ts';

/**
 * Reads the registry and prepares the next click once the first screen is shown. It does not wait
 * for an idle page: on a slow processor a person clicks before that.
 */
export function goAheadWhenShown(page: PageStores): void {
  whenShown(page.remotes.shown, () => {
    keepFace();
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
