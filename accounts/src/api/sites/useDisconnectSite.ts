import { api, useMutation, useQueryClient } from '@portal/shared';
import { connectedSitesSchema } from '@portal/shared/contracts';
import { connectedSitesQuery } from './connectedSitesQuery.ts';
import { presentSites } from './sites.presenter.ts';

/** Takes a site back, by its name, on every device. */
export function useDisconnectSite() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) =>
      presentSites(
        await api.delete(`/api/sites/${encodeURIComponent(name)}`, connectedSitesSchema),
      ),
    onSuccess: (sites) => {
      queries.setQueryData(connectedSitesQuery().queryKey, sites);
    },
    onError: () => queries.invalidateQueries(connectedSitesQuery()),
  });
}
