import { useIntl, type MenuItem } from '@portal/shared';
import type { OrderRow } from '@portal/shared/contracts';
import { offeredDocuments } from '@portal/shared/domain';
import { useMemo } from 'react';
import type { WantedDocument } from '../../api/useSaveDocument.ts';
import { messages } from './messages.ts';

type DocumentsOf = (order: OrderRow) => readonly MenuItem[];

/** Menu entries for the documents that an order has. */
export function useDocumentItems(onSave: (wanted: WantedDocument) => void): DocumentsOf {
  const { formatMessage } = useIntl();
  return useMemo(
    () => (order) =>
      offeredDocuments(order).map((kind) => ({
        id: kind,
        label: formatMessage(messages[kind]),
        icon: 'download',
        onAction: () => {
          onSave({ kind, orderId: order.id, number: order.number });
        },
      })),
    [formatMessage, onSave],
  );
}
