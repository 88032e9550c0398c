import { defineMessages } from '@portal/shared';

// The same words as in the usage log's advice.
export const messages = defineMessages({
  buy: {
    id: 'store.advice.buy',
    description: '{count} more would have avoided {avoided} of {refusals} refusals in {month}',
  },
  idle: { id: 'store.advice.idle', description: '{count} licenses of {product} were idle' },
  after: {
    id: 'store.advice.after',
    description: 'Licenses after this order, and the most in use at once in {months} months',
  },
  short: { id: 'store.advice.short', description: 'Chip: {missing} licenses too few at the peak' },
  enough: { id: 'store.advice.enough', description: 'Chip: as many licenses as at the peak' },
  spare: { id: 'store.advice.spare', description: 'Chip: {spare} licenses more than at the peak' },
  putIntoCart: { id: 'store.advice.putIntoCart', description: 'Button beside an advice' },
  putIntoCartOf: {
    id: 'store.advice.putIntoCartOf',
    description: 'Name of the button; begins with the words on it',
  },
  itemOfCart: { id: 'store.advice.itemOfCart', description: 'Licenses that the button adds' },
  inCart: {
    id: 'store.advice.inCart',
    description: 'In place of the button: what the advice says is in the cart',
  },
});
