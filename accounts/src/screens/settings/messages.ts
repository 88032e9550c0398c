import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.settings.title', description: 'Heading' },
  cards: { id: 'accounts.settings.cards', description: 'Heading of a card, above two choices' },
  cardsHelp: { id: 'accounts.settings.cardsHelp', description: 'Below cards' },
  notAllowed: { id: 'accounts.settings.notAllowed', description: 'Choice' },
  notAllowedHelp: { id: 'accounts.settings.notAllowedHelp', description: 'Below the choice' },
  shared: { id: 'accounts.settings.shared', description: 'Choice' },
  sharedHelp: { id: 'accounts.settings.sharedHelp', description: 'Below the choice' },
  readOnly: { id: 'accounts.settings.readOnly', description: 'Guests change no settings' },
});
