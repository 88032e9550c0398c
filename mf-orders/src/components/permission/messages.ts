import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  communityHint: { id: 'orders.permission.communityHint', description: 'Why one may not order' },
  upgrade: { id: 'orders.permission.upgrade', description: 'Link to the upgrade page' },
  contact: {
    id: 'orders.permission.contact',
    description: 'Link to the contact page while there is no page for upgrading',
  },
  estimate: { id: 'orders.permission.estimate', description: 'Link to the estimate with the cart' },
  guestHint: { id: 'orders.permission.guestHint', description: 'Why one may not order' },
});
