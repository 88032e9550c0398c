import { defineMessages } from '../../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  bar: { id: 'choosing.bar', description: 'Name of the bar with the acts on chosen rows' },
  chosen: { id: 'choosing.count', description: 'Number of the chosen rows' },
  hidden: {
    id: 'choosing.hidden',
    description: 'After the number: {hidden} of them are not shown because of search or filters',
  },
  keepShown: {
    id: 'choosing.keepShown',
    description: 'Button: give up the choice of rows that are not shown',
  },
  clear: { id: 'choosing.clear', description: 'Button: choose nothing' },
});
