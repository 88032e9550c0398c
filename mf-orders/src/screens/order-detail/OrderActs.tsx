import { Inline, MenuButton, useIntl, type WantedDocument } from '@portal/shared';
import { mayAct } from '@portal/shared/domain';
import { useDocumentItems } from '../../components/useDocumentItems.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { messages } from './messages.ts';

interface OrderActsProps {
  readonly order: Order;
  readonly isSaving: boolean;
  readonly onDocument: (wanted: WantedDocument) => void;
  readonly onCancel: () => void;
}

/** The menus of an order: documents and rarely used actions, where available. */
export function OrderActs({ order, isSaving, onDocument, onCancel }: OrderActsProps) {
  const { formatMessage } = useIntl();
  const items = useDocumentItems(onDocument)(order);
  return (
    <Inline>
      {items.length > 0 && (
        <MenuButton
          label={formatMessage(isSaving ? messages.saving : messages.documents)}
          items={items}
        />
      )}
      {mayAct('cancel', 'customer', order.state) && (
        <MenuButton
          isIconOnly
          size="medium"
          label={formatMessage(messages.more)}
          items={[
            {
              id: 'cancel',
              label: formatMessage(messages.cancel),
              icon: 'ban',
              tone: 'danger',
              onAction: onCancel,
            },
          ]}
        />
      )}
    </Inline>
  );
}
