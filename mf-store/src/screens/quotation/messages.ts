import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.quote.title', description: 'Heading and document title: {number}' },
  titleLoading: { id: 'store.quote.titleLoading', description: 'Heading while it is loading' },
  back: { id: 'store.quote.back', description: 'Breadcrumb to the store' },
  addressee: { id: 'store.quote.addressee', description: 'Label' },
  contact: { id: 'store.quote.contact', description: 'Label' },
  created: { id: 'store.quote.created', description: 'Label: when and by whom' },
  createdBy: { id: 'store.quote.createdBy', description: '{time}, {person}' },
  validUntil: { id: 'store.quote.validUntil', description: 'Label' },
  startDate: { id: 'store.quote.startDate', description: 'Label' },
  items: { id: 'store.quote.items', description: 'Heading and name of the table of its lines' },
  newLicense: { id: 'store.quote.newLicense', description: 'A line: new licenses of {product}' },
  renewal: {
    id: 'store.quote.renewal',
    description: 'A line: {product}, renewal of the license {number}',
  },
  explanation: { id: 'store.quote.explanation', description: 'Heading: how the total comes about' },
  notFound: { id: 'store.quote.notFound', description: 'There is no such quotation for this team' },
  expiredHint: { id: 'store.quote.expiredHint', description: 'What to do about an expired one' },
});
