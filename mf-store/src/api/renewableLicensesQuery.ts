import { queryOptions, streamedAnswer, streamedTotal } from '@portal/shared';
import { licensesSchema, presentLicense, type LicenseRow } from '@portal/shared/contracts';

/**
 * The path of the call, as prefetched by `remote.config.ts`; the API spells the parameter this way.
 */
const path = '/api/licenses/?updateble=true&sort=end_at';

/**
 * The team's licenses that can be renewed, first to end on top. The page contains the first ones,
 * which are shown until all are loaded.
 */
export function renewableLicensesQuery() {
  return queryOptions({
    queryKey: ['store', 'renewable-licenses'],
    ...streamedAnswer(path, licensesSchema),
    select: (rows: readonly LicenseRow[]) => rows.map(presentLicense),
  });
}

/** Total number of renewable licenses while only the first are loaded. */
export function renewableTotal(): number | undefined {
  return streamedTotal(path);
}
