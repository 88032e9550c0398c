import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  removed: {
    id: 'store.pricing.removed',
    description: 'Snackbar: {count} licenses of the cart can no longer be renewed',
  },
});
