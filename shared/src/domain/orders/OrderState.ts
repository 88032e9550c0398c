/** What the wire and the database call it, by its number. */
export const orderStatusCodes = {
  unpaid: 0,
  paid: 1,
  authenticationFailed: 2,
  cancelledByCustomer: 98,
  cancelledByVendor: 99,
} as const;
export const paymentTypeCodes = { prepay: 1, postpay: 2 } as const;
export const paymentMethodCodes = { bankTransfer: 1, card: 2 } as const;

/** Whether an order is paid before or after the licenses are issued. */
export type PaymentType = keyof typeof paymentTypeCodes;
export type PaymentMethod = keyof typeof paymentMethodCodes;

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

/** @throws RangeError for a status that there is not. */
export function orderStateOf({ status, payment_type, permit_after_pay }: OrderCodes): OrderState {
  switch (status) {
    case orderStatusCodes.unpaid:
      if (payment_type !== paymentTypeCodes.postpay) return 'unpaid';
      return permit_after_pay ? 'approved' : 'unapproved';
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
