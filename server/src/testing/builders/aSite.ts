import type { Deps } from '../../platform/Deps.ts';
import { addSite } from '../../operator/sites/saveSite.ts';
import type { NewSiteRequest, SavedSite } from '../../operator/sites/sites.contract.ts';

let sites = 0;

/** A registered site; default origin `https://intranet.example`. */
export async function aSite(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  given: Partial<NewSiteRequest> = {},
): Promise<SavedSite> {
  const asked = {
    name: `intranet-${String((sites += 1))}`,
    origins: ['https://intranet.example'],
    remotes: ['mf-licenses'],
    ...given,
  };
  return addSite(deps, asked, 'local:tester');
}
