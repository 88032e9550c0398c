import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.signOut.title', description: 'Heading of the question' },
  question: {
    id: 'accounts.signOut.question',
    description: 'Asked when a link of unknown origin led to signing out',
  },
  submit: { id: 'accounts.signOut.submit', description: 'Button' },
  stay: { id: 'accounts.signOut.stay', description: 'Link back to the manager' },
});
