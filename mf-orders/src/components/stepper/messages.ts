import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  checkout: { id: 'orders.steps.checkout', description: 'Heading of all steps' },
  steps: { id: 'orders.steps.steps', description: 'Name of the list of steps' },
  method: { id: 'orders.steps.method', description: 'Step 1' },
  confirm: { id: 'orders.steps.confirm', description: 'Step 2' },
  complete: { id: 'orders.steps.complete', description: 'Step 3' },
  done: { id: 'orders.steps.done', description: 'Read after a step that is over' },
});
