import { Button, FormattedMessage, Stack, useFormats } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { Order } from '../../domain/orders/Order.ts';
import { messages } from './messages.ts';

interface AutoRenewalNoticeProps {
  readonly order: Order;
  /** Called when the notice closes; leads to the order history. */
  readonly onClose: () => void;
}

/** Tells buyers in Japan that new licenses do not renew unless auto-renewal is on. */
export function AutoRenewalNotice({ order, onClose }: AutoRenewalNoticeProps) {
  const { dayInWords } = useFormats();
  const { number, dueDate, state } = order;
  return (
    <Dialog
      title={<FormattedMessage {...messages.renewalTitle} />}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          <FormattedMessage {...messages.renewalClose} />
        </Button>
      }
    >
      <Stack $gap={3}>
        <p>
          <FormattedMessage {...messages.renewalOrder} values={{ number }} />
        </p>
        {dueDate !== null && state !== 'paid' && (
          <p>
            <FormattedMessage {...messages.renewalDue} values={{ day: dayInWords(dueDate) }} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.renewalOff} />
        </p>
        <p>
          <FormattedMessage {...messages.renewalOn} />
        </p>
      </Stack>
    </Dialog>
  );
}
