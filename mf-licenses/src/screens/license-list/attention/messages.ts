import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'licenses.attention.title', description: 'Name of the list, for screen readers' },
  licenseEnds: { id: 'licenses.attention.licenseEnds', description: 'One license ends soon' },
  licensesEnd: { id: 'licenses.attention.licensesEnd', description: 'Several licenses end soon' },
  show: { id: 'licenses.attention.show', description: 'Link to those licenses' },
  renew: { id: 'licenses.attention.renew', description: 'Link to the renewal in the store' },
  orderDue: { id: 'licenses.attention.orderDue', description: 'An order waits for a transfer' },
  orderOverdue: { id: 'licenses.attention.orderOverdue', description: 'Its last day is over' },
  pay: { id: 'licenses.attention.pay', description: 'Link to the order' },
  moreOrders: { id: 'licenses.attention.moreOrders', description: 'Further unpaid orders' },
  orders: { id: 'licenses.attention.orders', description: 'Link to the orders' },
  cardEnds: { id: 'licenses.attention.cardEnds', description: 'An own card ends soon' },
  cardBeforeRenewal: {
    id: 'licenses.attention.cardBeforeRenewal',
    description: 'An own card ends before the next license is to be renewed',
  },
  cardExpired: { id: 'licenses.attention.cardExpired', description: 'An own card has ended' },
  cards: { id: 'licenses.attention.cards', description: 'Link to the cards' },
  unfold: { id: 'licenses.attention.unfold', description: 'Button that shows the rest' },
  fold: { id: 'licenses.attention.fold', description: 'Button that hides the rest again' },
});
