import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  open: { id: 'distributor.unlink.open', description: 'Button: end the link' },
  title: { id: 'distributor.unlink.title', description: 'Title of the confirmation' },
  consequence: { id: 'distributor.unlink.consequence', description: 'What unlinking means' },
  confirm: { id: 'distributor.unlink.confirm', description: 'Primary button' },
  done: { id: 'distributor.unlink.done', description: 'Snackbar after it' },
});
