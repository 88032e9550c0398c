import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  cards: { id: 'orders.cards.cards', description: 'Name of the choice' },
  cardsFailed: { id: 'orders.cards.cardsFailed', description: 'Alert' },
  noCard: { id: 'orders.cards.noCard', description: 'Alert' },
  noCardNext: { id: 'orders.cards.noCardNext', description: 'Another way to pay' },
  contactForCard: {
    id: 'orders.cards.contactForCard',
    description: 'Link to the contact page while cards cannot be registered by oneself',
  },
  registerCard: { id: 'orders.cards.registerCard', description: 'Link to the accounts service' },
  cardOwner: { id: 'orders.cards.owner', description: 'Of a shared card; {name}: whose it is' },
  cardOf: { id: 'orders.cards.cardOf', description: 'Holder and end of a card' },
  cardExpired: {
    id: 'orders.cards.cardExpired',
    description: 'Holder of a card that cannot pay',
  },
  secureTitle: {
    id: 'orders.cards.secureTitle',
    description: 'Heading and name of the progress bar',
  },
  secureLead: { id: 'orders.cards.secureLead', description: 'What happens' },
  secureProgress: { id: 'orders.cards.secureProgress', description: 'Label of a progress bar' },
  secureContinue: {
    id: 'orders.cards.secureContinue',
    description: 'Button, if the page does not go on by itself',
  },
  choose: { id: 'orders.cards.choose', description: 'Beside the place of the button' },
  registerFirst: {
    id: 'orders.cards.registerFirst',
    description: 'Beside the place of the button, without a card that can be chosen',
  },
});
