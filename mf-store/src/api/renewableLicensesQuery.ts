import { queryOptions, streamedAnswer, streamedTotal } from '@portal/shared';
import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { RenewableLicense } from '../domain/RenewableLicense.ts';

/** As `remote.config.ts` names it; the parameter is spelled as the call has it. */
const path = '/api/licenses/?updateble=true&sort=end_at';

/**
 * The team's licenses that can be renewed, those that end first on top. The first of them come with
 * the page: they are all, or they stand in until all are here.
 */
export function renewableLicensesQuery() {
  return queryOptions({
    queryKey: ['store', 'renewable-licenses'],
    ...streamedAnswer(path, licensesSchema),
    select: presentRenewable,
  });
}

/** Number of all of them while only the first are here. */
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
