import type { Currency } from '@portal/shared/domain';
import type { DiscountLine } from './DiscountLine.ts';

/** How the total of a cart or an order adds up. */
export interface OrderAmounts {
  readonly currency: Currency;
  /** Major units, like every amount here. */
  readonly itemTotal: number;
  readonly discounts: readonly DiscountLine[];
  /** 0 or below. */
  readonly adjustmentTotal: number;
  readonly tax: number;
  /** Percent 0 where no tax is stated. */
  readonly taxPercent: number;
  /** Slips on paper, tax included. */
  readonly commission: number;
  readonly total: number;
}
