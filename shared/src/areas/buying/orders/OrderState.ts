import { paymentTypeOf, type PaymentType } from './PaymentWay.ts';

/** The status codes of orders on the wire and in the database. */
export const orderStatusCodes = {
  unpaid: 0,
  paid: 1,
  authenticationFailed: 2,
  cancelledByCustomer: 98,
  cancelledByVendor: 99,
} as const;

/**
 * The state of an order. `unpaid` is a prepaid order that waits for its money; `unapproved` and
 * `approved` are postpaid orders before and after the operator has approved the credit; `failed` is
 * an order whose card was refused.
 */
export type OrderState =
  | 'unpaid'
  | 'unapproved'
  | 'approved'
  | 'paid'
  | 'failed'
  | 'cancelled_by_customer'
  | 'cancelled_by_vendor';

/** The codes in an order's row that its state follows from. */
export interface OrderCodes {
  readonly status: number;
  readonly payment_type: number;
  readonly permit_after_pay: boolean | 0 | 1;
}

/**
 * The state of an order by the codes in its row. @throws RangeError for an unknown status or
 * payment type
 */
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
