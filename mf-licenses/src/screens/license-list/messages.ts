import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: {
    id: 'licenses.list.title',
    description: 'Heading, document title and name of the table',
  },
  actions: { id: 'licenses.list.actions', description: 'Column for screen readers: row menu' },
  search: { id: 'licenses.list.search', description: 'Label of the search box' },
  validityFilter: {
    id: 'licenses.list.validityFilter',
    description: 'Filter: state of the period',
  },
  count: { id: 'licenses.list.count', description: '{count} licenses, nothing filtered' },
  countOf: { id: 'licenses.list.countOf', description: '{count} of {total} licenses match' },
});
