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
    description: 'Snackbar: {count} licenses of the address cannot be renewed',
  },
  renewalsLeft: {
    id: 'store.store.renewalsLeft',
    description: 'Snackbar: licenses by number, and {more} of them, cannot be renewed',
  },
  renewalsThere: {
    id: 'store.store.renewalsThere',
    description: 'Snackbar: all {count} renewals were there before',
  },
  linkLimit: {
    id: 'store.store.linkLimit',
    description: 'Snackbar: {count} licenses of the address are more than an order takes',
  },
  linkIgnored: {
    id: 'store.store.linkIgnored',
    description: 'Snackbar: {count} entries of the address make no sense and were left out',
  },
});
