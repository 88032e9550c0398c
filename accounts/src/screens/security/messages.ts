import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.security.title', description: 'Heading' },
  password: { id: 'accounts.security.password', description: 'Heading of the password section' },
  passwordLead: {
    id: 'accounts.security.passwordLead',
    description: 'Below that heading: other devices are signed out',
  },
  current: { id: 'accounts.security.current', description: 'Label: current password' },
  chosen: { id: 'accounts.security.chosen', description: 'Label: new password' },
  change: { id: 'accounts.security.change', description: 'Button: change the password' },
  changed: { id: 'accounts.security.changed', description: 'Snackbar: the new password counts' },
  wrong: { id: 'accounts.security.wrong', description: 'The current password is not right' },
  sso: { id: 'accounts.security.sso', description: 'The account has no password' },
});
