import type { Adapter } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import { siteClient, siteOfClient } from '../../../platform/protocol/sites/siteClient.ts';
import { endSiteGrants } from '../../../platform/protocol/sites/siteGrants.queries.ts';
import { siteByName } from '../../../platform/protocol/sites/sites.queries.ts';
import { oidcAdapter } from './oidcAdapter.ts';

/**
 * The adapter of our own provider. Clients that are not configured are looked up among the
 * registered sites. When the provider destroys a grant, such as when a refresh token was used
 * twice, the site loses access at the manager, too.
 */
export function portalAdapter({ db, config }: Pick<Deps, 'db' | 'config'>) {
  const adapterOf = (model: string): Adapter => {
    const stored = oidcAdapter(db)(model);
    if (model === 'Client') {
      return {
        ...stored,
        find: async (id) => {
          const site = await siteByName(db, siteOfClient(id) ?? '');
          return site && siteClient(config, site);
        },
      };
    }
    if (model !== 'Grant') return stored;
    return {
      ...stored,
      destroy: async (id) => {
        await stored.destroy(id);
        await endSiteGrants(db, { id });
      },
    };
  };
  return adapterOf;
}
