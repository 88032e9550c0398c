import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  sessionEnded: {
    id: 'accounts.frame.sessionEnded',
    description: 'Title of the alert over a form when the session is over',
  },
  typedIsKept: {
    id: 'accounts.frame.typedIsKept',
    description: 'Below sessionEnded: what is typed stays, signing in happens in a new tab',
  },
  signInAgain: {
    id: 'accounts.frame.signInAgain',
    description: 'Link of that alert; opens a new tab',
  },
});
