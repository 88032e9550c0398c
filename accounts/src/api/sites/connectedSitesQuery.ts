import { api, queryOptions } from '@portal/shared';
import { connectedSitesSchema } from '@portal/shared/contracts';
import { presentSites } from './sites.presenter.ts';

/** The sites that act for the person, by name. */
export function connectedSitesQuery() {
  return queryOptions({
    queryKey: ['connected-sites'],
    queryFn: async ({ signal }) =>
      presentSites(await api.get('/api/sites', connectedSitesSchema, { signal })),
  });
}
