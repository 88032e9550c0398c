import { defineMessages } from '@portal/shared';

/** The button, whose text is in the first load. */
export const buttonMessages = defineMessages({
  search: { id: 'shell.search', description: 'Button of the toolbar; title of its dialog' },
});
