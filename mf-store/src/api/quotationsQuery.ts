import { api, queryOptions } from '@portal/shared';
import { quotationsSchema } from '@portal/shared/contracts';
import { presentQuotations } from './quotation.presenter.ts';

/** The team's quotations, newest first. */
export function quotationsQuery() {
  return queryOptions({
    queryKey: ['store', 'quotations'],
    meta: { changesWith: ['orders'] },
    queryFn: ({ signal }) => api.get('/api/quotations/', quotationsSchema, { signal }),
    select: presentQuotations,
  });
}
