import type { Locale } from '../../../basics/Locale.ts';
import type { DocumentKind } from './offeredDocuments.ts';

/** What the documents of an order are called, in menus, in the search and in sentences. */
export const documentNames: Readonly<Record<Locale, Readonly<Record<DocumentKind, string>>>> = {
  en: {
    invoice: 'Invoice',
    delivery: 'Delivery note',
    receipt: 'Receipt',
    credit: 'Credit note',
  },
  ja: { invoice: '請求書', delivery: '納品書', receipt: '領収書', credit: '適格返還請求書' },
};
