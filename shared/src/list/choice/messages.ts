import { defineMessages } from '../../intl/defineMessages.ts';

export const messages = defineMessages({
  bar: { id: 'list.chosen.bar', description: 'Name of the bar with the acts on chosen rows' },
  chosen: { id: 'list.chosen.count', description: 'Number of the chosen rows' },
  hidden: {
    id: 'list.chosen.hidden',
    description: 'After the number: {hidden} of them are not shown because of search or filters',
  },
  keepShown: {
    id: 'list.chosen.keepShown',
    description: 'Button: give up the choice of rows that are not shown',
  },
  clear: { id: 'list.chosen.clear', description: 'Button: choose nothing' },
});
