import type { PaymentMethod, PaymentType } from '@portal/shared/domain';
import { messages } from './messages.ts';

type Message = (typeof messages)[keyof typeof messages];

export const paymentTypeMessages: Readonly<Record<PaymentType, Message>> = {
  prepay: messages.prepay,
  postpay: messages.postpay,
};
export const paymentMethodMessages: Readonly<Record<PaymentMethod, Message>> = {
  bankTransfer: messages.bankTransfer,
  card: messages.card,
};
