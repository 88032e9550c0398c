import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'distributor.title', description: 'Heading and document title' },
  count: { id: 'distributor.count', description: 'Number of licenses of {product}' },
});
