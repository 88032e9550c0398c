import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: {
    id: 'sampleName.title',
    description: 'Heading, document title and name of the table',
  },
  number: { id: 'sampleName.number', description: 'Column: number of the license' },
  product: { id: 'sampleName.product', description: 'Column and filter: product' },
  lastDay: { id: 'sampleName.lastDay', description: 'Column: last day of the license' },
  search: { id: 'sampleName.search', description: 'Label of the search box' },
  count: { id: 'sampleName.count', description: '{count} licenses, nothing narrowed' },
  countOf: { id: 'sampleName.countOf', description: '{count} of {total} licenses match' },
});
