import type { OrderAmounts } from '../../components/amounts/Amounts.tsx';
import type { CheckoutPrice } from '../../domain/CheckoutPrice.ts';

/** The amounts of a cart, as those of an order are shown. */
export function amountsOf(price: CheckoutPrice): OrderAmounts {
  const { currency, itemTotal, discountRows, adjustmentTotal, tax, slips, total } = price;
  return {
    currency,
    itemTotal,
    discounts: discountRows,
    adjustmentTotal,
    tax: tax.amount,
    taxPercent: tax.percent,
    commission: slips.amount,
    total,
  };
}
