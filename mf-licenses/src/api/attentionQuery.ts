import { queryOptions, streamedAnswer } from '@portal/shared';
import { attentionSchema } from '@portal/shared/contracts';
import { presentAttention } from './attention.presenter.ts';
import { licenseSource } from './licenseSource.ts';

/**
 * What costs licenses or money if nobody acts. Asked for again with the list: an act on a license
 * may have settled it.
 */
export function attentionQuery() {
  return queryOptions({
    queryKey: [...licenseSource.queryKey, 'attention'],
    ...streamedAnswer('/api/attention', attentionSchema),
    select: presentAttention,
  });
}
