import { defineMessages } from '@portal/shared';

/** Acts on the cart, shown beside an undo button. */
export const messages = defineMessages({
  undo: { id: 'store.undo.undo', description: 'Button: the cart as it was before' },
  emptied: { id: 'store.undo.emptied', description: 'Snackbar: everything was taken out' },
  new_removed: { id: 'store.undo.newRemoved', description: 'Snackbar: all new licenses' },
  renewals_removed: { id: 'store.undo.renewalsRemoved', description: 'Snackbar: all renewals' },
  line_removed: {
    id: 'store.undo.removed',
    description: 'Snackbar: the line of {product} for {months} was taken out',
  },
  all_renewed: {
    id: 'store.undo.renewed',
    description: 'Snackbar: {count} licenses are renewed for {months} each; 0 takes them out',
  },
  added: {
    id: 'store.undo.added',
    description: 'Snackbar: {count} new licenses of the address are in the cart now',
  },
  renewed: {
    id: 'store.undo.renewalsAdded',
    description: 'Snackbar: {count} renewals are in the cart now',
  },
});
