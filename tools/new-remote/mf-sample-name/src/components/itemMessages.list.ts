import { defineMessages } from '@portal/shared';

/** What an item has, by the name of its field. */
export const itemMessages = defineMessages({
  name: { id: 'sampleName.name', description: 'Name of an item' },
  state: { id: 'sampleName.state', description: 'State of an item, also as a filter' },
  date: { id: 'sampleName.date', description: 'Date of an item' },
});
