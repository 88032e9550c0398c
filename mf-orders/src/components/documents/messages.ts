import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  invoice: { id: 'orders.documents.invoice', description: 'Document' },
  delivery: { id: 'orders.documents.delivery', description: 'Document' },
  receipt: { id: 'orders.documents.receipt', description: 'Document' },
  credit: { id: 'orders.documents.credit', description: 'Document of a refund' },
  translated: {
    id: 'orders.documents.translated',
    description: '{document} in the {language} that it was not issued in',
  },
  failed: { id: 'orders.documents.failed', description: 'Title of an alert' },
  notOffered: { id: 'orders.documents.notOffered', description: 'Why a document did not come' },
});
