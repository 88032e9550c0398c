import type { PriceBreakdown } from '@portal/shared/domain';
import type { DiscountLine } from '../orders/DiscountLine.ts';

/** What the server says a cart costs, with its discounts in the reader's words. */
export type CheckoutPrice = PriceBreakdown & { readonly discountLines: readonly DiscountLine[] };
