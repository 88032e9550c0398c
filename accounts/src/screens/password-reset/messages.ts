import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.passwordReset.title', description: 'Heading' },
  lead: { id: 'accounts.passwordReset.lead', description: 'Below the heading' },
  email: { id: 'accounts.passwordReset.email', description: 'Label' },
  submit: { id: 'accounts.passwordReset.submit', description: 'Button: send the mail' },
  toSignIn: { id: 'accounts.passwordReset.toSignIn', description: 'Link to the sign-in page' },
  sentTitle: { id: 'accounts.passwordReset.sentTitle', description: 'Heading after sending' },
  sent: {
    id: 'accounts.passwordReset.sent',
    description: 'The same for unknown addresses; {email}: what was typed',
  },
  sso: { id: 'accounts.passwordReset.sso', description: 'The mail domain has a provider' },
  sentFor: {
    id: 'accounts.passwordReset.sentFor',
    description: '{count}: for how many minutes the link counts',
  },
  notArrived: { id: 'accounts.passwordReset.notArrived', description: 'What to do without a mail' },
  again: { id: 'accounts.passwordReset.again', description: 'Button back to the form' },
});
