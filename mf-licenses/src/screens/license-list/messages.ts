import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: {
    id: 'licenses.list.title',
    description: 'Heading, document title and name of the table',
  },
  register: {
    id: 'licenses.enrolment.title',
    description: 'Button and title of its dialog: a code for the license client of a computer',
  },
  activation: { id: 'licenses.activation.menu', description: 'Button that opens the menu' },
  toStandalone: { id: 'licenses.activation.toStandalone', description: 'Menu, title and button' },
  toNetwork: { id: 'licenses.activation.toNetwork', description: 'Menu, title and button' },
  actions: { id: 'licenses.list.actions', description: 'Column for screen readers: row menu' },
  overview: { id: 'licenses.list.overview', description: 'Link below an empty list' },
  search: { id: 'licenses.list.search', description: 'Label of the search box' },
  quickFilters: { id: 'licenses.quick', description: 'Name of the figures above the list' },
  free: { id: 'licenses.quick.free', description: 'Valid licenses without an active user' },
  inUse: { id: 'licenses.quick.inUse', description: 'Valid licenses with an active user' },
  idle: { id: 'licenses.quick.idle', description: 'Licenses without use for 30 days' },
  expiring: { id: 'licenses.quick.expiring', description: 'Licenses that end within 20 days' },
  validityFilter: {
    id: 'licenses.list.validityFilter',
    description: 'Filter: state of the period',
  },
  count: { id: 'licenses.list.count', description: '{count} licenses, nothing filtered' },
  countOf: { id: 'licenses.list.countOf', description: '{count} of {total} licenses match' },
});
