import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'orders.cancel.title', description: 'Title of the dialog' },
  question: { id: 'orders.cancel.question', description: 'Question before {number} is cancelled' },
  keep: { id: 'orders.cancel.keep', description: 'Button: do not cancel it' },
  execute: { id: 'orders.cancel.execute', description: 'Button: cancel it' },
  done: { id: 'orders.cancel.done', description: 'Snackbar' },
  failed: { id: 'orders.cancel.failed', description: 'Title of an alert' },
  tooLate: {
    id: 'orders.cancel.tooLate',
    description: 'The order was paid, approved or cancelled meanwhile',
  },
  refresh: { id: 'orders.cancel.refresh', description: 'Button: read the status again' },
});
