import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.quotations.title', description: 'Heading of the card' },
  lead: { id: 'store.quotations.lead', description: 'What they are good for' },
  table: { id: 'store.quotations.table', description: 'Name of the table' },
  number: { id: 'store.quotations.number', description: 'Column: number, leads to the quotation' },
  created: { id: 'store.quotations.created', description: 'Column: when it was made' },
  addressee: { id: 'store.quotations.addressee', description: 'Column: company' },
  total: { id: 'store.quotations.total', description: 'Column: amount' },
  validity: { id: 'store.quotations.validity', description: 'Column: last day of validity' },
  expired: { id: 'store.quotations.expired', description: 'It is not valid any more' },
  actions: { id: 'store.quotations.actions', description: 'Column for screen readers' },
  use: { id: 'store.quotations.use', description: 'Button: take it into the cart as quoted' },
  useNamed: { id: 'store.quotations.useNamed', description: 'The same, with {number}' },
  pdf: { id: 'store.quotations.pdf', description: 'Button: download the PDF' },
  translatedPdf: {
    id: 'store.quotations.translatedPdf',
    description: 'Button: download the PDF in the {language} that it was not made in',
  },
  used: { id: 'store.quotations.used', description: 'Snackbar: {number} is now the cart' },
  startMoved: {
    id: 'store.quotations.startMoved',
    description: 'After it: the quoted start date has passed, it is {day} now',
  },
  useFailed: { id: 'store.quotations.useFailed', description: '{number} could not be taken' },
  pdfFailed: { id: 'store.quotations.pdfFailed', description: 'PDF of {number} did not come' },
  quotationUsed: { id: 'store.quotations.quotationUsed', description: 'Why it failed' },
  quotationExpired: { id: 'store.quotations.quotationExpired', description: 'Why it failed' },
  quotationCurrency: { id: 'store.quotations.quotationCurrency', description: 'Why it failed' },
  notRenewable: { id: 'store.quotations.notRenewable', description: 'Why it failed' },
  quotationDiffers: { id: 'store.quotations.quotationDiffers', description: 'Why it failed' },
  notStored: {
    id: 'store.quotations.notStored',
    description: 'The browser keeps no cart for another page',
  },
  failed: { id: 'store.quotations.failed', description: 'The list could not be loaded' },
});
