import { api, queryOptions } from '@portal/shared';
import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { RenewableLicense } from '../domain/RenewableLicense.ts';

/** The team's licenses that can be renewed. The parameter is spelled as the call has it. */
export function renewableLicensesQuery() {
  return queryOptions({
    queryKey: ['store', 'renewable-licenses'],
    queryFn: ({ signal }) => api.get('/api/licenses/?updateble=true', licensesSchema, { signal }),
    select: presentRenewable,
  });
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
