import { queryOptions, streamedAnswer } from '@portal/shared';
import { itemsCall } from './itemsCall.ts';

/** All items. */
export function itemsQuery() {
  return queryOptions({
    queryKey: ['sample-name', 'items'],
    ...streamedAnswer(itemsCall.path, itemsCall.schema),
    select: (rows) => rows.map(itemsCall.present),
  });
}
