import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.notices.title', description: 'Heading' },
  lead: { id: 'accounts.notices.lead', description: 'Below the heading' },
  licenses: { id: 'accounts.notices.licenses', description: 'Topic of notices' },
  licensesHelp: { id: 'accounts.notices.licensesHelp', description: 'When they come, and to whom' },
  orders: { id: 'accounts.notices.orders', description: 'Topic of notices' },
  ordersHelp: { id: 'accounts.notices.ordersHelp', description: 'When they come, and to whom' },
  cards: { id: 'accounts.notices.cards', description: 'Topic of notices' },
  cardsHelp: { id: 'accounts.notices.cardsHelp', description: 'When they come' },
  emi: { id: 'accounts.notices.emi', description: 'Topic of notices' },
  emiHelp: { id: 'accounts.notices.emiHelp', description: 'When they come' },
  at_once: { id: 'accounts.notices.at_once', description: 'Choice: a mail at once' },
  daily: { id: 'accounts.notices.daily', description: 'Choice: one mail a day' },
  none: { id: 'accounts.notices.none', description: 'Choice: no mail' },
  dailyHelp: { id: 'accounts.notices.dailyHelp', description: 'Below the choices' },
});
