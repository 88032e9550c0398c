import type { Page } from '../createPage.ts';
import { whenIdle } from '../whenIdle.ts';

/** Reads the registry when the page is idle, and begins what makes the next screens come sooner. */
export function goAheadWhenIdle(page: Page): void {
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
