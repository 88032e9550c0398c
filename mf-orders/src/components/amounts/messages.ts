import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  subtotal: { id: 'orders.amounts.subtotal', description: 'Sum of the items' },
  discount: { id: 'orders.amounts.discount', description: 'Sum of the discounts' },
  slips: { id: 'orders.amounts.slips', description: 'Fee, tax included' },
  explain: { id: 'orders.amounts.explain', description: 'Button: opens the explanation' },
});
