import type { DiscountRow } from '@portal/shared/contracts';
import type { PriceBreakdown } from '@portal/shared/domain';

/** What the server says a cart costs, with its discounts in the reader's words. */
export type CheckoutPrice = PriceBreakdown & { readonly discountRows: readonly DiscountRow[] };
