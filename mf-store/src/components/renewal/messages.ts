import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.renewal.title', description: 'Heading of the card' },
  reset: { id: 'store.renewal.reset', description: 'Button: renew nothing' },
  table: { id: 'store.renewal.table', description: 'Name of the table' },
  number: { id: 'store.renewal.number', description: 'Column: number of the license' },
  product: { id: 'store.renewal.product', description: 'Column: product' },
  endDate: { id: 'store.renewal.endDate', description: 'Column: present last day' },
  months: { id: 'store.renewal.months', description: 'Column: by how many months to renew' },
  newEndDate: { id: 'store.renewal.newEndDate', description: 'Column: last day after renewal' },
  subtotal: { id: 'store.renewal.subtotal', description: 'Column: price of the renewal' },
  monthsOf: {
    id: 'store.renewal.monthsOf',
    description: 'Name of the choice in the row of {number}',
  },
  renewForYear: {
    id: 'store.renewal.renewForYear',
    description:
      'Name of the button “{count} months” in the row of {number}, whose text it must have in it',
  },
  tools: {
    id: 'store.renewal.tools',
    description:
      'Button on phones that shows search and the choice for all; {count} of them are set',
  },
  notRenewed: { id: 'store.renewal.notRenewed', description: 'Choice: do not renew' },
  monthCount: { id: 'store.renewal.monthCount', description: 'Choice: {count} months' },
  daysLeft: { id: 'store.renewal.daysLeft', description: '{days} until the last day, 0–20' },
  expired: { id: 'store.renewal.expired', description: 'The license has expired' },
  unpaid: { id: 'store.renewal.unpaid', description: 'Tooltip: why it cannot be renewed now' },
  search: { id: 'store.renewal.search', description: 'Label of the search box' },
  all: { id: 'store.renewal.all', description: 'Label: choice for all {count} that are found' },
  chooseAll: { id: 'store.renewal.chooseAll', description: 'No choice for all yet' },
  chosen: { id: 'store.renewal.chosen', description: '{chosen} of {count} licenses are renewed' },
  showAll: { id: 'store.renewal.showAll', description: 'Button: show all {count} licenses' },
  showFewer: { id: 'store.renewal.showFewer', description: 'Button: show only the first' },
  noMatch: { id: 'store.renewal.noMatch', description: 'No license matches the search' },
  failed: { id: 'store.renewal.failed', description: 'The licenses could not be loaded' },
});
