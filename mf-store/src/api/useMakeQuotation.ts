import { api, usePageAround, useQueryClient } from '@portal/shared';
import { cartFieldsOf, quotationAnswerSchema } from '@portal/shared/contracts';
import {
  type CalendarDay,
  type CartOwner,
  leaveQuotation,
  type PriceBreakdown,
  type Cart,
} from '@portal/shared/domain';
import type { Addressee, Condition, Display } from '../domain/QuotationForm.ts';
import { quotationsQuery } from './quotationsQuery.ts';

export interface WantedQuotation {
  readonly cart: Cart;
  readonly startsOn: CalendarDay;
  readonly owner: CartOwner;
  /** The displayed price; the server recalculates it. */
  readonly breakdown: PriceBreakdown;
  readonly form: Addressee & Readonly<Record<Condition, Display>>;
}

/**
 * Creates a quotation of a cart, and notifies the embedding page.
 *
 * @returns a function that throws ApiError
 */
export function useMakeQuotation() {
  const client = useQueryClient();
  const page = usePageAround();
  return async ({ cart, startsOn, owner, breakdown, form }: WantedQuotation) => {
    // A new quotation has today's prices; the call does not accept an earlier quotation.
    const fields = cartFieldsOf(leaveQuotation(cart), startsOn, owner);
    const answer = await api.post(
      '/api/pdf/quotation/',
      { json: { ...fields, ...totalsOf(breakdown), form } },
      quotationAnswerSchema,
    );
    const { id, hash, number, valid_until: validUntil } = answer;
    page?.tell('portal-estimate-saved', { number, validUntil });
    void client.invalidateQueries({ queryKey: quotationsQuery().queryKey });
    return { id, hash, number, validUntil };
  };
}

function totalsOf({ discounts, itemTotal, adjustmentTotal, tax, slips, total }: PriceBreakdown) {
  return {
    discounts: discounts.map(({ text, amount }) => ({
      text_ja: text.ja,
      text_en: text.en,
      price: amount,
    })),
    total,
    item_total: itemTotal,
    adjustment_total: adjustmentTotal,
    tax: tax.amount,
    commission: slips.amount,
  };
}
