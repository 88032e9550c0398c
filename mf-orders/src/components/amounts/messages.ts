import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  subtotal: { id: 'orders.amounts.subtotal', description: 'Sum of the items' },
  discount: { id: 'orders.amounts.discount', description: 'Sum of the discounts' },
  tax: { id: 'orders.amounts.tax', description: 'Consumption tax at {percent} percent' },
  slips: { id: 'orders.amounts.slips', description: 'Fee, tax included' },
  total: { id: 'orders.amounts.total', description: 'Total where there is no tax' },
  totalTaxIncluded: { id: 'orders.amounts.totalTaxIncluded', description: 'Total' },
  explain: { id: 'orders.amounts.explain', description: 'Button: opens the explanation' },
});
