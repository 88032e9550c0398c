import { Button, FormattedMessage, Inline, MenuButton, useIntl } from '@portal/shared';
import { mayAct } from '@portal/shared/domain';
import type { WantedDocument } from '../../api/useSaveDocument.ts';
import { useDocumentItems } from '../../components/documents/useDocumentItems.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { messages } from './messages.ts';
import { messages as paymentMessages } from './payment/messages.ts';

interface OrderActsProps {
  readonly order: Order;
  readonly isSaving: boolean;
  readonly onDocument: (wanted: WantedDocument) => void;
  readonly onCancel: () => void;
  /** Left out where no card can pay the order. */
  readonly onPay?: (() => void) | undefined;
}

/** The buttons for paying, cancelling and documents, as far as the order has them. */
export function OrderActs({ order, isSaving, onDocument, onCancel, onPay }: OrderActsProps) {
  const { formatMessage } = useIntl();
  const items = useDocumentItems(onDocument)(order);
  return (
    <Inline>
      {onPay && (
        <Button kind="primary" icon="credit-card" onClick={onPay}>
          <FormattedMessage {...paymentMessages.open} />
        </Button>
      )}
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
