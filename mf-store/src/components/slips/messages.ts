import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.slips.title', description: 'Heading of the card' },
  lead: {
    id: 'store.slips.lead',
    description: 'Documents are PDF files and cost nothing; on paper {fee} for each slip',
  },
  invoice: { id: 'store.slips.invoice', description: 'Check box: invoice on paper' },
  delivery: { id: 'store.slips.delivery', description: 'Check box: delivery note on paper' },
  receipt: { id: 'store.slips.receipt', description: 'Check box: receipt on paper' },
  shippingAddress: { id: 'store.slips.shippingAddress', description: 'Label: where slips go' },
  postCode: { id: 'store.slips.postCode', description: 'Japanese post code {code}' },
  noAddress: { id: 'store.slips.noAddress', description: 'The team has no whole address' },
  changeAddress: { id: 'store.slips.changeAddress', description: 'Link to the team’s page' },
});
