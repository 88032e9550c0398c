import { queryOptions, streamedAnswer } from '@portal/shared';
import { attentionSchema } from '@portal/shared/contracts';
import { licenseSource } from './licenseSource.ts';

export type { Attention } from '@portal/shared/contracts';

/**
 * What costs licenses or money if nobody acts. Refetched with the list, because acting on a license
 * may settle it.
 */
export function attentionQuery() {
  return queryOptions({
    queryKey: [...licenseSource.queryKey, 'attention'],
    meta: { changesWith: ['licenses', 'orders'] },
    ...streamedAnswer('/api/attention', attentionSchema),
  });
}
