import { defineMessages } from '../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  filters: { id: 'list.filters', description: 'Name of the group of search and filters' },
  filterAndSort: { id: 'list.filterAndSort', description: 'Button on phones: show them' },
  all: { id: 'list.all', description: 'Filter option: no restriction' },
  clearFilters: { id: 'list.clearFilters', description: 'Button: show everything again' },
  noMatch: { id: 'list.noMatch', description: 'No row matches search and filters' },
  notCurrent: { id: 'list.notCurrent', description: 'Reading the shown list again has failed' },
  notCompleteOf: {
    id: 'list.notCompleteOf',
    description: 'Only {loaded} of {total} rows could be read; they are shown',
  },
  notComplete: {
    id: 'list.notComplete',
    description: 'Only what matched the address when the page was opened could be read',
  },
  views: { id: 'list.views', description: 'Button and menu: saved views of the list' },
  columns: { id: 'list.columns', description: 'Button, title and list: choose columns' },
  long: { id: 'list.long', description: 'A long list: rows come while scrolling' },
  longWithFile: { id: 'list.longWithFile', description: 'The same, and the CSV has all rows' },
  printed: { id: 'list.printed', description: 'On paper: the first {printed} of {count} rows' },
  printedWithFile: {
    id: 'list.printedWithFile',
    description: 'The same, and the CSV has all rows',
  },
});
