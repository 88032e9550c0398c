import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  list: { id: 'sampleName.title', description: 'Link to the list; heading without an item' },
  facts: { id: 'sampleName.facts', description: 'Heading of what an item has' },
  notFound: { id: 'sampleName.notFound', description: 'No item has the id of the address' },
});
