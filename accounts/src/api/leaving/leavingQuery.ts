import { api, queryOptions } from '@portal/shared';
import { leavingSchema, type Leaving } from '@portal/shared/contracts';

/** What leaving the service would mean for the signed-in person. */
export type LeavingOutlook = ReturnType<typeof presentOutlook>;

/** What leaving the service would mean for the signed-in person. */
export function leavingQuery() {
  return queryOptions({
    queryKey: ['leaving'],
    queryFn: async ({ signal }) =>
      presentOutlook(await api.get('/api/leaving', leavingSchema, { signal })),
  });
}

function presentOutlook({ team_name, team_ends, refusal, figures }: Leaving) {
  return {
    team: team_name,
    teamEnds: team_ends,
    mustTransfer: refusal === 'owner_has_members',
    runningLicenses: figures.running_licenses,
    autoRenewals: figures.auto_renewals,
    unpaidOrders: figures.unpaid_orders,
    openJobs: figures.open_jobs,
  };
}
