import type { Deps } from '../../platform/Deps.ts';
import { openSites } from '../../platform/protocol/sites/sites.queries.ts';

/** How long somebody may call whose site has been taken away. */
const maxAgeMs = 1000;
/** How old may be what is known where an origin is of no site: strangers may ask as often as they like. */
const maxStrangeAgeMs = 50;

/**
 * Tells whether pages of an origin are of a registered site. A new site counts at once, but for what
 * was read for a stranger just before.
 */
export function knownSites({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): (origin: string) => Promise<boolean> {
  let known: { readonly at: number; readonly origins: Promise<ReadonlySet<string>> } | undefined;
  const read = (at: number) => {
    const origins = openSites(db).then(
      (sites) => new Set(sites.flatMap((site) => site.origins)),
      (error: unknown) => {
        known = undefined;
        throw error;
      },
    );
    known = { at, origins };
    return origins;
  };
  return async (origin) => {
    const now = clock().getTime();
    const age = known ? now - known.at : Infinity;
    const isKnown = known !== undefined && age < maxAgeMs && (await known.origins).has(origin);
    if (isKnown || age < maxStrangeAgeMs) return isKnown;
    return (await read(now)).has(origin);
  };
}
