import { queryOptions, streamedAnswer } from '@portal/shared';
import { emiLicensesSchema } from '@portal/shared/contracts';
import { presentEmiLicenses } from './emiLicenses.presenter.ts';

/** The team's EMI check licenses. The path matches `prefetch` in remote.config.ts. */
export function emiLicensesQuery() {
  return queryOptions({
    queryKey: ['demitasnx', 'licenses'],
    meta: { changesWith: ['emi', 'orders'] },
    ...streamedAnswer('/api/demitasnx/licenses', emiLicensesSchema),
    select: presentEmiLicenses,
  });
}
