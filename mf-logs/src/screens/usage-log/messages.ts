import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'logs.title', description: 'Heading, document title and name of the tabs' },
  license: { id: 'logs.tab.license', description: 'Tab' },
  user: { id: 'logs.tab.user', description: 'Tab' },
  other: { id: 'logs.tab.other', description: 'Tab' },
  communityHint: {
    id: 'logs.communityHint',
    description: 'Why a community team does not see the usage log',
  },
  guestHint: { id: 'logs.guestHint', description: 'Why a guest does not see the usage log' },
});
