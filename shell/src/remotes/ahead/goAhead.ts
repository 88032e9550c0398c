import type { PageStores } from '../PageStores.ts';
import { askBesideScripts } from './askBesideScripts.ts';
import { prefetchLikely } from './prefetchLikely.ts';

/**
 * Starts to prefetch the next screens. Not part of the first load.
 *
 * @param registry resolves when the registry was read
 */
export function goAhead(page: PageStores, registry: Promise<void>): void {
  askBesideScripts(page);
  void registry.then(() => prefetchLikely(page.remotes, page.session));
}
