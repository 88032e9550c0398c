import type { PageStores } from '../PageStores.ts';
import { askBesideScripts } from './askBesideScripts.ts';
import { prefetchLikely } from './prefetchLikely.ts';

/**
 * Begins what makes the next screens come sooner, none of which is in the first load.
 *
 * @param registry resolves when the registry was read
 */
export function goAhead(page: PageStores, registry: Promise<void>): void {
  askBesideScripts(page);
  void registry.then(() => prefetchLikely(page.remotes, page.session));
}
