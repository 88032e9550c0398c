import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  emptyCart: { id: 'store.shop.emptyCart', description: 'Button: take everything out' },
  damaged: { id: 'store.shop.damaged', description: 'Part of the stored cart was unreadable' },
  startMoved: {
    id: 'store.shop.startMoved',
    description: 'The chosen start date is not possible any more; it is {day} now',
  },
  notKept: { id: 'store.shop.notKept', description: 'The browser does not keep the cart' },
  fromEstimate: { id: 'store.shop.fromEstimate', description: 'The cart comes from the estimate' },
  previous: { id: 'store.shop.previous', description: 'A cart last changed at {time} was emptied' },
  previousEstimate: {
    id: 'store.shop.previousEstimate',
    description: 'The same, built in the estimate',
  },
  previousReplaced: {
    id: 'store.shop.previousReplaced',
    description: 'Another cart was put in the place of the one of {time}',
  },
  takePrevious: { id: 'store.shop.takePrevious', description: 'Button: have it back' },
  dropPrevious: { id: 'store.shop.dropPrevious', description: 'Button: let it go' },
  quoted: { id: 'store.shop.quoted', description: 'The cart has the prices of a quotation' },
});
