import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.quotation.title', description: 'Title of the dialog' },
  lead: { id: 'store.quotation.lead', description: 'What happens: a PDF, valid for 30 days' },
  company: { id: 'store.quotation.company', description: 'Field' },
  contactName: { id: 'store.quotation.contactName', description: 'Field' },
  email: { id: 'store.quotation.email', description: 'Field' },
  tel: { id: 'store.quotation.tel', description: 'Field' },
  conditions: { id: 'store.quotation.conditions', description: 'Group: what stands on the paper' },
  payment_terms: { id: 'store.quotation.paymentTerms', description: 'Condition' },
  delivery_date: { id: 'store.quotation.deliveryDate', description: 'Condition' },
  delivery_method: { id: 'store.quotation.deliveryMethod', description: 'Condition' },
  contract_period: { id: 'store.quotation.contractPeriod', description: 'Condition' },
  display: { id: 'store.quotation.show', description: 'The condition stands on the paper' },
  hidden: { id: 'store.quotation.hide', description: 'The condition does not stand there' },
  create: { id: 'store.quotation.create', description: 'Primary button' },
  progressTitle: { id: 'store.quotation.progressTitle', description: 'Title while it is made' },
  progress: { id: 'store.quotation.progress', description: 'Sentence while it is made' },
  done: {
    id: 'store.quotation.done',
    description: 'Snackbar: {number} is saved, valid until {day}',
  },
  fileMissing: {
    id: 'store.quotation.fileMissing',
    description: 'Title of an alert: {number} was made, but its file could not be downloaded',
  },
  fileInList: {
    id: 'store.quotation.fileInList',
    description: 'For members: the list has the quotation too',
  },
  fileOnPage: {
    id: 'store.quotation.fileOnPage',
    description: 'For visitors: the page lists the quotation, with its file',
  },
  todaysPrices: {
    id: 'store.quotation.todaysPrices',
    description: 'The cart has quoted prices; a new quotation does not',
  },
});
