import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.store.title', description: 'Heading and document title' },
  proceed: { id: 'store.store.proceed', description: 'Primary button: leads to the checkout' },
  noCheckout: {
    id: 'store.store.noCheckout',
    description: 'The portal has no checkout: what can be done instead',
  },
  totalNeeded: {
    id: 'store.store.totalNeeded',
    description: 'Why the button is disabled while the server has not confirmed the total',
  },
  renewalNotFound: {
    id: 'store.store.renewalNotFound',
    description: 'Snackbar: the license of the address cannot be renewed',
  },
});
