import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'releases.error.title', description: 'Heading; {id} is what the person was shown' },
  none: { id: 'releases.error.none', description: 'No error with this id is kept' },
});
