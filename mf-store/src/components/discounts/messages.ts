import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.discounts.title', description: 'Heading of the card' },
  sum: { id: 'store.discounts.sum', description: 'Sum of all discounts' },
});
