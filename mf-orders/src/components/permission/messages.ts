import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  communityHint: { id: 'orders.permission.communityHint', description: 'Why one may not order' },
  upgrade: { id: 'orders.permission.upgrade', description: 'Link to the upgrade page' },
  guestHint: { id: 'orders.permission.guestHint', description: 'Why one may not order' },
});
