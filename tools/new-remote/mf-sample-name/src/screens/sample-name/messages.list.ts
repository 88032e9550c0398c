import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: {
    id: 'sampleName.title',
    description: 'Heading, document title and name of the table',
  },
  search: { id: 'sampleName.search', description: 'Label of the search box' },
  count: { id: 'sampleName.count', description: '{count} items, nothing narrowed' },
  countOf: { id: 'sampleName.countOf', description: '{count} of {total} items match' },
});
