import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  translated: {
    id: 'orders.documents.translated',
    description: '{document} in the {language} that it was not issued in',
  },
});
