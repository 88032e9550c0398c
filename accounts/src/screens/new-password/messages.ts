import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.newPassword.title', description: 'Heading' },
  lead: { id: 'accounts.newPassword.lead', description: 'Below the heading' },
  password: { id: 'accounts.newPassword.password', description: 'Label' },
  submit: { id: 'accounts.newPassword.submit', description: 'Button' },
  changed: { id: 'accounts.newPassword.changed', description: 'The new password counts now' },
  used: { id: 'accounts.newPassword.used', description: 'The link was used before' },
  expired: { id: 'accounts.newPassword.expired', description: 'The link is too old' },
  unknown: { id: 'accounts.newPassword.unknown', description: 'No such link' },
  signIn: { id: 'accounts.newPassword.signIn', description: 'Link to the sign-in page' },
  again: { id: 'accounts.newPassword.again', description: 'Link that asks for another mail' },
});
