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
  save: { id: 'accounts.form.save', description: 'Button' },
});
