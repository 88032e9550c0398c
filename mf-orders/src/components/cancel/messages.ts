import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'orders.cancel.title', description: 'Title of the dialog' },
  question: { id: 'orders.cancel.question', description: 'Question before {number} is cancelled' },
  execute: { id: 'orders.cancel.execute', description: 'Button: cancel it' },
  done: { id: 'orders.cancel.done', description: 'Snackbar' },
  tooLate: {
    id: 'orders.cancel.tooLate',
    description: '{number} was paid, approved or cancelled meanwhile',
  },
});
