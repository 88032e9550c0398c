import type { CheckoutPrice } from './CheckoutPrice.ts';
import type { OrderAmounts } from '../orders/OrderAmounts.ts';

/** Converts the amounts of a cart to those of an order. */
export function toOrderAmounts(price: CheckoutPrice): OrderAmounts {
  const { currency, itemTotal, discountLines, adjustmentTotal, tax, slips, total } = price;
  return {
    currency,
    itemTotal,
    discounts: discountLines,
    adjustmentTotal,
    tax: tax.amount,
    taxPercent: tax.percent,
    commission: slips.amount,
    total,
  };
}
