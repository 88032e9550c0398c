import { Button, FormattedMessage, Inline, MenuButton, useIntl } from '@portal/shared';
import { mayAct } from '@portal/shared/domain';
import type { WantedDocument } from '../../api/useSaveDocument.ts';
import { useDocumentItems } from '../../components/documents/useDocumentItems.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { messages } from './messages.ts';

interface OrderActsProps {
  readonly order: Order;
  readonly isSaving: boolean;
  readonly onDocument: (wanted: WantedDocument) => void;
  readonly onCancel: () => void;
}

/** The buttons for documents and cancelling, as far as the order has them. */
export function OrderActs({ order, isSaving, onDocument, onCancel }: OrderActsProps) {
  const { formatMessage } = useIntl();
  const items = useDocumentItems(onDocument)(order);
  return (
    <Inline>
      {mayAct('cancel', 'customer', order.state) && (
        <Button kind="danger" icon="ban" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      )}
      {items.length > 0 && (
        <MenuButton
          label={formatMessage(isSaving ? messages.saving : messages.documents)}
          items={items}
        />
      )}
    </Inline>
  );
}
