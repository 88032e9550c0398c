import { queryOptions, streamedAnswer } from '@portal/shared';
import { licenseFiguresSchema } from '@portal/shared/contracts';
import { licenseSource } from './licenseSource.ts';

/** How many licenses each quick filter leaves. Refetched with the list, whose acts change it. */
export function figuresQuery() {
  return queryOptions({
    queryKey: [...licenseSource.queryKey, 'figures'],
    ...streamedAnswer('/api/licenses/figures', licenseFiguresSchema),
  });
}
