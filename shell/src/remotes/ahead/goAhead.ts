import type { PageStores } from '../PageStores.ts';
import { askBesideScripts } from './askBesideScripts.ts';
import { FormerOffer } from './FormerOffer.tsx';
import { prefetchLikely } from './prefetchLikely.ts';

/**
 * Starts to prefetch the next screens. Not part of the first load.
 *
 * @param registry resolves when the registry was read
 */
export function goAhead(page: PageStores, registry: Promise<void>): void {
  // Safari lacks it.
  if ('requestIdleCallback' in globalThis) page.remotes.addLateParts({ FormerOffer });
  askBesideScripts(page);
  void registry.then(() => prefetchLikely(page.remotes, page.session));
}
