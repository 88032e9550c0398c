import { api, useMutation, useQueryClient } from '@portal/shared';
import { quotationAnswerSchema, cartFieldsOf } from '@portal/shared/contracts';
import {
  type CalendarDay,
  type CartOwner,
  leaveQuotation,
  type PriceBreakdown,
  type StoredCart,
} from '@portal/shared/domain';
import type { Addressee, Condition, Display } from '../domain/QuotationForm.ts';
import { quotationsQuery } from './quotationsQuery.ts';
import { saveQuotationFile } from './saveQuotationFile.ts';

interface WantedQuotation {
  readonly cart: StoredCart;
  readonly startsOn: CalendarDay;
  readonly owner: CartOwner;
  /** The price as the screen shows it; the server calculates it anew. */
  readonly breakdown: PriceBreakdown;
  readonly form: Addressee & Readonly<Record<Condition, Display>>;
}

/**
 * Makes a quotation and downloads its file. When the quotation was made but the download failed,
 * that is a success with `error`: the file can be downloaded again by its hash.
 */
export function useCreateQuotation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ cart, startsOn, owner, breakdown, form }: WantedQuotation) => {
      // A new quotation has the prices of its day; the call accepts no former quotation.
      const fields = cartFieldsOf(leaveQuotation(cart), startsOn, owner);
      const { hash, number, valid_until } = await api.post(
        '/api/pdf/quotation/',
        { json: { ...fields, ...totalsOf(breakdown), form } },
        quotationAnswerSchema,
      );
      const error: unknown = await saveQuotationFile(hash).then(
        () => null,
        (failure: unknown) => failure,
      );
      return { hash, number, validUntil: valid_until, error };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: quotationsQuery().queryKey }),
  });
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
