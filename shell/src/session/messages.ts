import { defineMessages } from '@portal/shared';

export const sessionMessages = defineMessages({
  endedTitle: { id: 'shell.session.endedTitle', description: 'Dialog over any screen' },
  endedText: {
    id: 'shell.session.endedText',
    description: 'What to do about it: sign in again in a window of its own',
  },
  signIn: { id: 'shell.session.signIn', description: 'Button that opens that window' },
  leave: { id: 'shell.session.leave', description: 'Link that gives the page up' },
  signedInTitle: {
    id: 'shell.session.signedInTitle',
    description: 'Heading in the window of the new sign-in',
  },
  signedInText: {
    id: 'shell.session.signedInText',
    description: 'The window can be closed; the other one goes on',
  },
});
