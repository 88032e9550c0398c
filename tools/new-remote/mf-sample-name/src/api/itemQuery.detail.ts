import { queryOptions, streamedAnswer } from '@portal/shared';
import { itemCall } from './itemCall.detail.ts';

/** An item with all its details. */
export function itemQuery(id: string) {
  return queryOptions({
    queryKey: ['sample-name', 'item', id],
    ...streamedAnswer(itemCall.path(id), itemCall.schema),
    select: itemCall.present,
  });
}
