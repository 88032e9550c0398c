import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  communityHint: { id: 'store.permission.communityHint', description: 'Why one may not buy' },
  communityNext: {
    id: 'store.permission.communityNext',
    description: 'In the estimate: what to do to buy the cart',
  },
  upgrade: { id: 'store.permission.upgrade', description: 'Link to the upgrade page' },
  contact: {
    id: 'store.permission.contact',
    description: 'Link to the contact page while there is no page for upgrading',
  },
  guestHint: {
    id: 'store.permission.guestHint',
    description: 'Why one may not buy, and what to do to buy',
  },
  estimate: { id: 'store.permission.estimate', description: 'Link to the estimate with the cart' },
});
