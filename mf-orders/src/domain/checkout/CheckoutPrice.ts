import type { PriceBreakdown } from '@portal/shared/domain';
import type { DiscountLine } from '../orders/OrderAmounts.ts';

/** The server's price for a cart, with discounts in the reader's language. */
export type CheckoutPrice = PriceBreakdown & { readonly discountLines: readonly DiscountLine[] };
