import type { QuotationRow } from '@portal/shared/contracts';
import { toMajor, type CalendarDay } from '@portal/shared/domain';
import type { KeyStore } from '../../keys/KeyStore.ts';
import type { TeamQuotation } from './quotations.queries.ts';

/** A team's quotation as the wire has it. */
export function quotationRow(
  record: TeamQuotation,
  { keys, today }: { readonly keys: KeyStore; readonly today: CalendarDay },
): QuotationRow {
  return {
    id: record.id,
    number: record.number,
    hash: keys.unseal(record.token),
    company: record.company,
    user_name: record.user_name,
    currency: record.currency,
    total: toMajor(record.total, record.currency),
    created_at: record.created_at.toISOString(),
    created_by: `${record.last_name ?? ''} ${record.first_name ?? ''}`.trim(),
    valid_until: record.valid_until,
    valid: record.valid_until >= today ? 1 : 0,
  };
}
