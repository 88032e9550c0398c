import { siteClientId, type Site } from '../../platform/protocol/sites/siteClient.ts';
import type { SiteAnswer } from './sites.contract.ts';

/** A site as operators see it. */
export function presentSite(site: Site): SiteAnswer {
  const { name, origins, remotes, callback, created_at, created_by, ended_at } = site;
  return {
    name,
    client_id: siteClientId(name),
    origins: [...origins],
    remotes: [...remotes],
    callback,
    state: ended_at === null ? 'open' : 'ended',
    created_at: created_at.toISOString(),
    created_by,
  };
}
