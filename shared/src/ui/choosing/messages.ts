import { defineMessages } from '../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  choose: { id: 'choosing.row', description: 'Name of the check box of the row {name}' },
  chooseAll: { id: 'choosing.all', description: 'Check box above {count} rows: all of them' },
});
