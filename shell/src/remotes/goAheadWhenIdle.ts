import { whenIdle } from '../whenIdle.ts';
import type { PageStores } from './PageStores.ts';

/** Reads the registry when the page is idle, and begins what makes the next screens come sooner. */
export function goAheadWhenIdle(page: PageStores): void {
  whenIdle(() => {
    const registry = page.remotes.readRegistry();
    import('./ahead/goAhead.ts').then(
      ({ goAhead }) => {
        goAhead(page, registry);
      },
      // A part of the portal that does not arrive keeps nobody from anything.
      () => undefined,
    );
  });
}
