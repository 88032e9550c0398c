import { messages } from './messages.ts';

/** By the wire's `payment_type`. */
export const paymentTypeMessages = { 1: messages.prepay, 2: messages.postpay } as const;
/** By the wire's `payment_method`. */
export const paymentMethodMessages = { 1: messages.bankTransfer, 2: messages.card } as const;
