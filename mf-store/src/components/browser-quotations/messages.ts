import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.browserQuotations.title', description: 'Heading of the card' },
  lead: {
    id: 'store.browserQuotations.lead',
    description: 'For whoever may not buy: that the store offers them again',
  },
  leadMember: {
    id: 'store.browserQuotations.leadMember',
    description: 'For buyers: what choosing one does',
  },
  entry: {
    id: 'store.browserQuotations.entry',
    description: '{number} of a quotation, valid until {day}',
  },
  pdfNamed: {
    id: 'store.browserQuotations.pdfNamed',
    description: 'Button: download the PDF of {number}',
  },
  remove: {
    id: 'store.browserQuotations.remove',
    description: 'Button: forget it in this browser',
  },
  removeNamed: {
    id: 'store.browserQuotations.removeNamed',
    description: 'The same, with {number}',
  },
});
