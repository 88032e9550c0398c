import { defineMessages } from '@portal/shared';

/** The states of an item in words. */
export const stateMessages = defineMessages({
  open: { id: 'sampleName.open', description: 'State of an item: not finished' },
  closed: { id: 'sampleName.closed', description: 'State of an item: finished' },
});
