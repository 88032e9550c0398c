import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  region: { id: 'store.totals.region', description: 'Name of the card for screen readers' },
  subtotal: { id: 'store.totals.subtotal', description: 'Sum of all lines without tax, Japan' },
  discount: { id: 'store.totals.discount', description: 'Sum of the discounts, Japan' },
  slips: { id: 'store.totals.slips', description: 'Fee for slips on paper, Japan' },
  updating: { id: 'store.totals.updating', description: 'The server is being asked for the total' },
  notCurrent: { id: 'store.totals.notCurrent', description: 'The server could not be asked' },
  notRenewable: {
    id: 'store.totals.notRenewable',
    description: 'A license in the cart can no longer be renewed; reload the licenses',
  },
  quotationLost: {
    id: 'store.totals.quotationLost',
    description: 'The quoted prices are not valid any more',
  },
  useTodaysPrices: {
    id: 'store.totals.useTodaysPrices',
    description: 'Button: go on without the quotation',
  },
  startOnOrder: {
    id: 'store.totals.startOnOrder',
    description: 'Button: gives up the chosen start date, which is no longer possible',
  },
  reloadLicenses: { id: 'store.totals.reloadLicenses', description: 'Button' },
  quote: { id: 'store.quotation.open', description: 'Button: make a quotation' },
  parts: {
    id: 'store.totals.parts',
    description: 'Button on phones: shows subtotal, discount and tax',
  },
  explain: { id: 'store.totals.explain', description: 'Button: how the total comes about' },
  nothingChosen: {
    id: 'store.totals.nothingChosen',
    description: 'Why the buttons are disabled, in the estimate',
  },
  nothingChosenMember: {
    id: 'store.totals.nothingChosenMember',
    description: 'Why the buttons are disabled, in the store',
  },
});
