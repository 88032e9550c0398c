import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  purpose: {
    id: 'accounts.purpose',
    description: 'What the portal is for, large beside the sign-in form',
  },
  changed: {
    id: 'accounts.form.changed',
    description: 'Somebody else saved while this form was open; nothing was overwritten',
  },
  showCurrent: {
    id: 'accounts.form.showCurrent',
    description: 'Button: replace what is typed by what is saved',
  },
  lockedSeconds: {
    id: 'accounts.signIn.lockedSeconds',
    description: 'Too many failures; {count}: seconds until the next attempt is heard',
  },
  lockedMinutes: {
    id: 'accounts.signIn.lockedMinutes',
    description: 'Too many failures; {count}: minutes until the next attempt is heard',
  },
  save: { id: 'accounts.form.save', description: 'Button' },
});
