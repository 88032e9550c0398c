import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  communityHint: { id: 'store.permission.communityHint', description: 'Why one may not buy' },
  upgrade: { id: 'store.permission.upgrade', description: 'Link to the upgrade page' },
  guestHint: { id: 'store.permission.guestHint', description: 'Why one may not buy' },
});
