import type { Deps } from '../../deps.ts';
import type { Site } from '../../protocol/sites/siteClient.ts';
import { openSites } from '../../protocol/sites/sites.queries.ts';

/** How old may be what is known of the sites. */
const maxAgeMs = 1000;

/** Reads the registered sites, once a second at most. */
export function knownSites({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): () => Promise<readonly Site[]> {
  let known: { readonly at: number; readonly sites: Promise<readonly Site[]> } | undefined;
  return () => {
    const now = clock().getTime();
    if (!known || now - known.at >= maxAgeMs) {
      const sites = openSites(db);
      known = { at: now, sites };
      sites.catch(() => {
        known = undefined;
      });
    }
    return known.sites;
  };
}
