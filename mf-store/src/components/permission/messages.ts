import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  communityNext: {
    id: 'store.permission.communityNext',
    description: 'In the estimate: what a community team does to buy the cart',
  },
  guestHint: {
    id: 'store.permission.guestHint',
    description: 'In the estimate: what a guest does to buy the cart',
  },
});
