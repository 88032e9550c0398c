import { presentBreakdown, type Quotation, type QuotationRow } from '@portal/shared/contracts';
import { addDays, toCalendarDay } from '@portal/shared/domain';
import type { QuotationDetail, SavedQuotation } from '../domain/SavedQuotation.ts';

export function presentQuotations(rows: readonly QuotationRow[]): readonly SavedQuotation[] {
  return rows.map(presentRow);
}

export function presentQuotation(quotation: Quotation): QuotationDetail {
  return {
    ...presentRow(quotation),
    startsOn: toCalendarDay(quotation.start_at),
    breakdown: presentBreakdown(quotation.explanation),
    renewals: new Map(
      quotation.renewals.map(({ id, number, end_at, new_end_at }) => [
        id,
        {
          number,
          startsOn: addDays(toCalendarDay(end_at), 1),
          endsOn: toCalendarDay(new_end_at),
        },
      ]),
    ),
  };
}

function presentRow(row: QuotationRow): SavedQuotation {
  return {
    id: row.id,
    number: row.number,
    hash: row.hash,
    company: row.company,
    contactName: row.user_name,
    locale: row.locale,
    currency: row.currency,
    total: row.total,
    createdAt: row.created_at,
    createdBy: row.created_by,
    validUntil: toCalendarDay(row.valid_until),
    isValid: row.valid === 1,
  };
}
