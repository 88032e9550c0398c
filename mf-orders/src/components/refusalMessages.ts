import { defineMessages } from '@portal/shared';

/** Refusal messages by code, for pages whose language can change while they are shown. */
export const refusalMessages = defineMessages({
  payment_not_allowed: {
    id: 'orders.refusal.paymentNotAllowed',
    description: 'The chosen way to pay is not open to this team or order',
  },
  card_unknown: {
    id: 'orders.refusal.cardUnknown',
    description: 'The chosen card was deleted meanwhile',
  },
  card_declined: { id: 'orders.refusal.cardDeclined', description: 'The card company says no' },
  gateway_away: {
    id: 'orders.refusal.gatewayAway',
    description: 'The card company does not answer; nothing was ordered',
  },
  not_reached: {
    id: 'orders.refusal.notReached',
    description: 'The card company does not answer; the order is there and nothing was charged',
  },
});
