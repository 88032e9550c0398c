import { queryOptions, streamedAnswer } from '@portal/shared';
import { quotationSchema } from '@portal/shared/contracts';
import { presentQuotation } from './quotation.presenter.ts';

/** A quotation of the team with all its details. */
export function quotationQuery(id: string) {
  return queryOptions({
    queryKey: ['store', 'quotation', id],
    ...streamedAnswer(`/api/quotation/${encodeURIComponent(id)}`, quotationSchema),
    select: presentQuotation,
  });
}
