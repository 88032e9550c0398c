import { queryOptions, streamedAnswer } from '@portal/shared';
import { licenseFiguresSchema } from '@portal/shared/contracts';
import { licenseSource } from './licenseSource.ts';

/** How many licenses each quick filter leaves. */
export function figuresQuery() {
  return queryOptions({
    queryKey: [...licenseSource.queryKey, 'figures'],
    meta: { changesWith: ['licenses', 'orders'] },
    ...streamedAnswer('/api/licenses/figures', licenseFiguresSchema),
  });
}
