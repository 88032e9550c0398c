import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  unpaid: { id: 'orders.status.unpaid', description: 'Status: not paid yet' },
  unapproved: { id: 'orders.status.unapproved', description: 'Status: credit not approved yet' },
  paid: { id: 'orders.status.paid', description: 'Status' },
  failed: { id: 'orders.status.failed', description: 'Status: the card was refused' },
  cancelled: { id: 'orders.status.cancelled', description: 'Status' },
  prepay: { id: 'orders.status.prepay', description: 'Payment type' },
  postpay: { id: 'orders.status.postpay', description: 'Payment type' },
  bankTransfer: { id: 'orders.status.bankTransfer', description: 'Payment method' },
  card: { id: 'orders.status.card', description: 'Payment method' },
});
