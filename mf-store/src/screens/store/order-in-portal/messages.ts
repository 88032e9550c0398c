import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.portal.title', description: 'Title of the dialog on pages of other sites' },
  saved: {
    id: 'store.portal.saved',
    description: 'The cart is now the quotation {number}, whose prices hold until {day}',
  },
  lead: { id: 'store.portal.lead', description: 'Where orders are placed and paid' },
  open: { id: 'store.portal.open', description: 'Primary button: opens the portal in another tab' },
  failed: { id: 'store.portal.failed', description: 'Title of an alert: no quotation was made' },
});
