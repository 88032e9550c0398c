import { embedSiteSchema, type EmbedSite } from '../../areas/composition/embedSite.contract.ts';
import { api } from '../../web/http/api.ts';
import { explainSilence } from '../SiteNotAllowed.ts';

/**
 * How people sign in on this page.
 *
 * @throws ApiError
 * @throws SiteNotAllowed when the portal is there but answers no page of this site
 */
export async function loadSite(baseUrl: string): Promise<EmbedSite> {
  try {
    return await api.get('/api/site', embedSiteSchema);
  } catch (error) {
    return explainSilence(error, baseUrl);
  }
}
