import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
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
