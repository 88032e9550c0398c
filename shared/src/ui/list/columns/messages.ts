import { defineMessages } from '../../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  help: {
    id: 'list.columnsHelp',
    description: 'Columns that do not fit into a narrow window leave by themselves',
  },
  reset: { id: 'list.columnsReset', description: 'Button: all columns in their order' },
  up: { id: 'list.columnUp', description: 'Button: {column} one place earlier' },
  down: { id: 'list.columnDown', description: 'Button: {column} one place later' },
  moved: {
    id: 'list.columnMoved',
    description: 'Read out: {column} is now at {place} of {count}',
  },
});
