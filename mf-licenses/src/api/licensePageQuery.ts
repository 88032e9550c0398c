import { queryOptions, streamedAnswer } from '@portal/shared';
import { licensePageSchema, type LicensePage } from '@portal/shared/contracts';
import { presentLicense } from './license.presenter.ts';

/** Begins the keys of all license pages, so that an act refreshes whichever is open. */
export const licensePageKey = ['license-page'] as const;

/** Everything about one license, by its number. */
export function licensePageQuery(number: string) {
  return queryOptions({
    queryKey: [...licensePageKey, number],
    ...streamedAnswer(`/api/licenses/${encodeURIComponent(number)}`, licensePageSchema),
    select: ({ license, record }: LicensePage) => ({ license: presentLicense(license), record }),
    staleTime: 0,
  });
}

/** What owners and admins see besides the license itself. */
export type LicenseRecord = NonNullable<LicensePage['record']>;
