import { useIntl, useSession, type MenuItem, type WantedDocument } from '@portal/shared';
import { documentNames, otherLocale } from '@portal/shared/domain';
import { useMemo } from 'react';
import type { OrderSummary } from '../domain/orders/Order.ts';
import { messages } from './documentMessages.ts';

type DocumentsOf = (order: OrderSummary) => readonly MenuItem[];

/** Menu entries for the documents of an order, in the language of issue and the other one. */
export function useDocumentItems(onSave: (wanted: WantedDocument) => void): DocumentsOf {
  const { formatMessage, formatDisplayName } = useIntl();
  const names = documentNames[useSession(({ locale }) => locale)];
  return useMemo(
    () =>
      ({ id, number, documents, documentLocale }) => {
        const language = formatDisplayName(otherLocale(documentLocale), { type: 'language' });
        const issued = documents.map((kind) => ({
          id: kind,
          label: names[kind],
          icon: 'download' as const,
          onAction: () => {
            onSave({ kind, orderId: id, number });
          },
        }));
        const translated = documents.map((kind) => ({
          id: `${kind}-translated`,
          label: formatMessage(messages.translated, {
            document: names[kind],
            language,
          }),
          icon: 'download' as const,
          onAction: () => {
            onSave({ kind, orderId: id, number, isTranslated: true });
          },
        }));
        return [...issued, ...translated];
      },
    [formatMessage, formatDisplayName, names, onSave],
  );
}
