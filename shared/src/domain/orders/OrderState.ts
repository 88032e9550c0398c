import { paymentTypeOf, type PaymentType } from './PaymentWay.ts';

/** What the wire and the database call it, by its number. */
export const orderStatusCodes = {
  unpaid: 0,
  paid: 1,
  authenticationFailed: 2,
  cancelledByCustomer: 98,
  cancelledByVendor: 99,
} as const;

/**
 * Where an order stands. `unapproved` and `approved` are postpay orders before and after the
 * operator has approved the credit, `unpaid` a prepay order; `failed` is one whose card was refused.
 */
export type OrderState =
  | 'unpaid'
  | 'unapproved'
  | 'approved'
  | 'paid'
  | 'failed'
  | 'cancelled_by_customer'
  | 'cancelled_by_vendor';

/** The numbers that say where an order stands, as rows have them. */
export interface OrderCodes {
  readonly status: number;
  readonly payment_type: number;
  readonly permit_after_pay: boolean | 0 | 1;
}

/** @throws RangeError for a status or payment type that there is not. */
export function orderStateOf({ status, payment_type, permit_after_pay }: OrderCodes): OrderState {
  switch (status) {
    case orderStatusCodes.unpaid:
      return unpaidStateOf[paymentTypeOf(payment_type)](Boolean(permit_after_pay));
    case orderStatusCodes.paid:
      return 'paid';
    case orderStatusCodes.authenticationFailed:
      return 'failed';
    case orderStatusCodes.cancelledByCustomer:
      return 'cancelled_by_customer';
    case orderStatusCodes.cancelledByVendor:
      return 'cancelled_by_vendor';
    default:
      throw new RangeError(`no order has status ${status}`);
  }
}

const unpaidStateOf: Readonly<Record<PaymentType, (isApproved: boolean) => OrderState>> = {
  prepay: () => 'unpaid',
  postpay: (isApproved) => (isApproved ? 'approved' : 'unapproved'),
};
