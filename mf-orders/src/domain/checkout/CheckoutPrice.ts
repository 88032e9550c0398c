import type { PriceBreakdown } from '@portal/shared/domain';
import type { DiscountLine } from '../orders/DiscountLine.ts';

/** The price of a cart by the server, with its discounts in the reader's language. */
export type CheckoutPrice = PriceBreakdown & { readonly discountLines: readonly DiscountLine[] };
