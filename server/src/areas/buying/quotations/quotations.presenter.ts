import type { QuotationRow } from '@portal/shared/contracts';
import { memberName, toMajor, type CalendarDay, type Locale } from '@portal/shared/domain';
import type { KeyStore } from '../../../platform/keys/KeyStore.ts';
import type { TeamQuotation } from '../cart-pricing/quoted/quotations.queries.ts';

/** A team's quotation in the wire format. */
export function quotationRow(
  record: TeamQuotation,
  {
    keys,
    today,
    locale,
  }: {
    readonly keys: KeyStore;
    readonly today: CalendarDay;
    /** Of the reader. */
    readonly locale: Locale;
  },
): QuotationRow {
  return {
    id: record.id,
    number: record.number,
    hash: keys.unseal(record.token),
    company: record.company,
    user_name: record.user_name,
    locale: record.locale,
    currency: record.currency,
    total: toMajor(record.total, record.currency),
    created_at: record.created_at.toISOString(),
    created_by: memberName(record, locale),
    valid_until: record.valid_until,
    valid: record.valid_until >= today ? 1 : 0,
  };
}
