import type { Deps } from '../../deps.ts';
import { openSites } from '../../protocol/sites/sites.queries.ts';

/** How long somebody may call whose site has been taken away. */
const maxAgeMs = 1000;

/**
 * Tells whether pages of an origin are of a registered site. The sites are read once a second at
 * most for those that are; a site that is new counts at once.
 */
export function knownSites({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (origin: string) => Promise<boolean> {
  let known = { at: -Infinity, origins: new Set<string>() };
  return async (origin) => {
    const now = clock().getTime();
    if (now - known.at >= maxAgeMs || !known.origins.has(origin)) {
      const sites = await openSites(db);
      known = { at: now, origins: new Set(sites.flatMap(({ origins }) => origins)) };
    }
    return known.origins.has(origin);
  };
}
