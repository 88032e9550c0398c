import { queryOptions, streamedAnswer, streamedTotal } from '@portal/shared';
import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { RenewableLicense } from '../domain/RenewableLicense.ts';

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
    select: presentRenewable,
  });
}

/** Total number of renewable licenses while only the first are loaded. */
export function renewableTotal(): number | undefined {
  return streamedTotal(path);
}

function presentRenewable(rows: readonly LicenseRow[]): readonly RenewableLicense[] {
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    product: row.product_type,
    startsOn: toCalendarDay(row.start_at),
    endsOn: toCalendarDay(row.end_at),
    renewable: row.updatable,
  }));
}
