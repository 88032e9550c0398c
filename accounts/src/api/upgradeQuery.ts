import { api, queryOptions } from '@portal/shared';
import { upgradeRequestSchema, upgradeSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The schema of the upgrade's form: its fields have the names of the call's fields. */
export const upgradeForm = upgradeRequestSchema;
export type UpgradeForm = z.infer<typeof upgradeForm>;

/** The company details with which the upgrade's form begins. */
export function upgradeQuery() {
  return queryOptions({
    queryKey: ['upgrade'],
    queryFn: ({ signal }): Promise<UpgradeForm> =>
      api.get('/api/team/upgrade', upgradeSchema, { signal }),
    // A form shows the data: a refetch must not change them during editing.
    refetchOnWindowFocus: false,
  });
}
