import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  items: { id: 'orders.items.items', description: 'Heading and name of the table' },
  item: { id: 'orders.items.item', description: 'Column' },
  period: { id: 'orders.items.period', description: 'Column' },
  months: { id: 'orders.items.months', description: 'Column' },
  monthCount: { id: 'orders.items.monthCount', description: '{count} months' },
  unitPrice: { id: 'orders.items.unitPrice', description: 'Column' },
  quantity: { id: 'orders.items.quantity', description: 'Column' },
  subtotal: { id: 'orders.items.subtotal', description: 'Column' },
});
