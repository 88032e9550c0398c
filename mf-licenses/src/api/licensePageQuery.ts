import { queryOptions, streamedAnswer } from '@portal/shared';
import { licensePageSchema, presentLicense, type LicensePage } from '@portal/shared/contracts';

/** Key prefix of all license pages, so that an act refreshes the open one. */
export const licensePageKey = ['license-page'] as const;

/** All details of a license, by its number. */
export function licensePageQuery(number: string) {
  return queryOptions({
    queryKey: [...licensePageKey, number],
    meta: { changesWith: ['licenses', 'orders'] },
    ...streamedAnswer(`/api/licenses/${encodeURIComponent(number)}`, licensePageSchema),
    select: ({ license, record }: LicensePage) => ({ license: presentLicense(license), record }),
    staleTime: 0,
  });
}

/** Details that only owners and admins see. */
export type LicenseRecord = NonNullable<LicensePage['record']>;
