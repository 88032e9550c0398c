import type { QuotationRow } from '@portal/shared/contracts';

/** The row of a valid quotation, as on the wire. */
export function aQuotationRow(changes: Partial<QuotationRow> = {}): QuotationRow {
  return {
    id: 'quotation-1',
    number: 'Q20261100001',
    hash: 'hash-1',
    company: 'Hoshino Electronics',
    user_name: 'Yamada Hanako',
    locale: 'ja',
    currency: 'JPY',
    total: 495_000,
    created_at: '2026-11-19T03:00:00.000Z',
    created_by: 'Yamada Hanako',
    valid_until: '2026-12-19',
    valid: 1,
    ...changes,
  };
}
