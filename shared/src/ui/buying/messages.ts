import { defineMessages } from '../../web/intl/defineMessages.ts';

/** Texts about permission to buy; in the common catalog, since several screens use them. */
export const messages = defineMessages({
  communityHint: { id: 'buying.communityHint', description: 'Why a community team may not buy' },
  guestHint: { id: 'buying.guestHint', description: 'Why a guest of a team may not buy' },
  upgrade: { id: 'buying.upgrade', description: 'Link to the page for upgrading' },
  contact: {
    id: 'buying.contact',
    description: 'Link to the contact page while there is no page for upgrading',
  },
  renewalsTaken: {
    id: 'buying.renewalsTaken',
    description: 'Opening this screen empties the renewals of the cart',
  },
  putBack: { id: 'buying.putBack', description: 'Button: the renewals are in the cart again' },
  estimate: { id: 'buying.estimate', description: 'Link to the estimate, which has the cart' },
});
