import type { ConnectedSiteRow } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { remoteTitles } from '../../../composition/config/remoteTitles.ts';
import { liveGrantsOf } from './connectedSites.queries.ts';

/** The sites that act for a person, sorted by name. A site on several devices appears once. */
export async function presentConnectedSites(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  accountId: string,
): Promise<ConnectedSiteRow[]> {
  const times = { now: deps.clock(), providerNow: new Date() };
  const grants = await liveGrantsOf(deps.db, accountId, times);
  const isLatest = ({ site }: (typeof grants)[number], index: number) =>
    grants.findIndex((grant) => grant.site === site) === index;
  const sites = grants.filter(isLatest).map(async ({ site, origins, connected_at }) => {
    const all = grants.filter((grant) => grant.site === site);
    return {
      name: site,
      origins: [...origins],
      remotes: await remoteTitles(deps, [...new Set(all.flatMap(({ remotes }) => remotes))]),
      connected_at: connected_at.toISOString(),
      ends_at: new Date(Math.max(...all.map(({ ends_at }) => ends_at.getTime()))).toISOString(),
    };
  });
  return (await Promise.all(sites)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
