import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'prices.title', description: 'Heading and document title' },
  product: { id: 'prices.product', description: 'Column: name of the product' },
  month: { id: 'prices.month', description: 'Column: price for one month' },
  year: { id: 'prices.year', description: 'Column: price for twelve months' },
});
