import { Alert, FormattedMessage, PageHeading, Stack, useFormats, useIntl } from '@portal/shared';
import { hasEmiLicense } from '../../domain/orders/hasEmiLicense.ts';
import { laterOutcome } from '../../domain/orders/laterPayment.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { LaterLinks } from './LaterLinks.tsx';
import { LostOrder } from './LostOrder.tsx';
import { messages } from './messages.ts';
import { OrderCard } from './OrderCard.tsx';
import { PendingOrder } from './PendingOrder.tsx';

/** The outcome of paying an earlier order by card. */
export function LaterPayment({ order }: { readonly order: Order }) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const outcome = laterOutcome(order);
  const { number, dueDate } = order;
  const content = () => {
    switch (outcome) {
      case 'pending':
        return <PendingOrder order={order} />;
      case 'cancelled':
        return <LostOrder order={order} outcome="cancelled" />;
      case 'paid':
      case 'paid_by_transfer': {
        const byCard = hasEmiLicense(order) ? messages.paidByCardEmi : messages.paidByCard;
        return (
          <Alert kind="success" title={<FormattedMessage {...messages.paid} values={{ number }} />}>
            <FormattedMessage {...(outcome === 'paid' ? byCard : messages.paidByTransfer)} />
          </Alert>
        );
      }
      case 'waiting':
        return (
          <Alert
            kind="danger"
            title={<FormattedMessage {...messages.notPaid} values={{ number }} />}
          >
            <FormattedMessage
              {...messages.notPaidNext}
              values={{ day: dueDate === null ? '' : dayInWords(dueDate) }}
            />
          </Alert>
        );
    }
  };
  const isOver = outcome === 'paid' || outcome === 'paid_by_transfer' || outcome === 'waiting';
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.payment)} step={outcome} />
      {content()}
      {isOver && (
        <>
          <OrderCard order={order} />
          <LaterLinks order={order} />
        </>
      )}
    </Stack>
  );
}
