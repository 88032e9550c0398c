import { defineMessages } from '@portal/shared';

/** What the dialog says before the team gets another owner; {name}: who it will be. */
export const transferMessages = defineMessages({
  act: { id: 'accounts.transfer.act', description: 'Menu entry and button' },
  title: { id: 'accounts.transfer.title', description: 'Heading of the dialog; {name}' },
  becomesOwner: { id: 'accounts.transfer.becomesOwner', description: 'What changes; {name}' },
  becomesAdmin: { id: 'accounts.transfer.becomesAdmin', description: 'What changes for oneself' },
  cards: { id: 'accounts.transfer.cards', description: 'What does not change' },
  back: { id: 'accounts.transfer.back', description: 'How it is undone; {name}' },
  mails: { id: 'accounts.transfer.mails', description: 'Who is told' },
  done: { id: 'accounts.transfer.done', description: 'Snackbar; {name}' },
});
