import { useIntl, type MenuItem } from '@portal/shared';
import { useMemo } from 'react';
import type { WantedDocument } from '../../api/useSaveDocument.ts';
import type { OrderSummary } from '../../domain/Order.ts';
import { messages } from './messages.ts';

type DocumentsOf = (order: OrderSummary) => readonly MenuItem[];

/** Menu entries for the documents that an order has. */
export function useDocumentItems(onSave: (wanted: WantedDocument) => void): DocumentsOf {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      ({ id, number, documents }) =>
        documents.map((kind) => ({
          id: kind,
          label: formatMessage(messages[kind]),
          icon: 'download',
          onAction: () => {
            onSave({ kind, orderId: id, number });
          },
        })),
    [formatMessage, onSave],
  );
}
