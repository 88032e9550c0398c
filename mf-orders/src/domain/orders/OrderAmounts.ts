import type { Currency } from '@portal/shared/domain';

/** A discount in the reader's language. */
export interface DiscountLine {
  readonly text: string;
  /** The discount in major units, below 0. */
  readonly amount: number;
}

/** The amounts of a cart or an order, from the items to the total. */
export interface OrderAmounts {
  readonly currency: Currency;
  /** Sum of the items in major units, like every amount here. */
  readonly itemTotal: number;
  readonly discounts: readonly DiscountLine[];
  /** Sum of the discounts, 0 or below. */
  readonly adjustmentTotal: number;
  readonly tax: number;
  /** Tax rate; 0 where no tax is stated. */
  readonly taxPercent: number;
  /** Fee for paper slips, tax included. */
  readonly commission: number;
  readonly total: number;
}
