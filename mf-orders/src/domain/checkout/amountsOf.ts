import type { CheckoutPrice } from './CheckoutPrice.ts';
import type { OrderAmounts } from '../orders/OrderAmounts.ts';

/** The amounts of a cart, in the form in which those of an order are shown. */
export function amountsOf(price: CheckoutPrice): OrderAmounts {
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
