import { FormattedMessage, tokyoDay, useFormats, useIntl } from '@portal/shared';
import type { Order } from '@portal/shared/contracts';
import { messages as documentMessages } from '../../components/documents/messages.ts';
import { Fact } from '../../components/facts/Fact.tsx';
import { Facts } from '../../components/facts/facts.styles.ts';
import { NoValue } from '../../components/facts/NoValue.tsx';
import { OrderStatus } from '../../components/order-status/OrderStatus.tsx';
import {
  paymentMethodMessages,
  paymentTypeMessages,
} from '../../components/order-status/paymentMessages.ts';
import { messages } from './messages.ts';

/** Status, payment and dates; all days are Japan's. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { formatMessage, formatList } = useIntl();
  const { day } = useFormats();
  const dayOrNothing = (value: string | null) => (value === null ? <NoValue /> : day(value));
  const dayOf = (instant: string | null) =>
    dayOrNothing(instant === null ? null : tokyoDay(new Date(instant)));
  const slips = [
    order.paper_invoice === 1 && documentMessages.invoice,
    order.paper_delivery === 1 && documentMessages.delivery,
    order.paper_receipt === 1 && documentMessages.receipt,
  ].filter((message) => message !== false);
  return (
    <Facts>
      <Fact name={messages.number}>{order.number}</Fact>
      <Fact name={messages.status}>
        <OrderStatus order={order} />
      </Fact>
      <Fact name={messages.paymentType}>
        <FormattedMessage {...paymentTypeMessages[order.payment_type]} />
      </Fact>
      <Fact name={messages.paymentMethod}>
        <FormattedMessage {...paymentMethodMessages[order.payment_method]} />
      </Fact>
      <Fact name={messages.orderDate}>{dayOf(order.created_at)}</Fact>
      <Fact name={messages.billDate}>{dayOrNothing(order.billdate)}</Fact>
      <Fact name={messages.dueDate}>{dayOrNothing(order.duedate)}</Fact>
      <Fact name={messages.deliveryDate}>{dayOf(order.deliveried_at)}</Fact>
      <Fact name={messages.paymentDate}>{dayOf(order.completed_at)}</Fact>
      {order.refunded_at !== null && (
        <Fact name={messages.refundDate}>{dayOf(order.refunded_at)}</Fact>
      )}
      {slips.length > 0 && (
        <Fact name={messages.slips}>
          {formatList(
            slips.map((message) => formatMessage(message)),
            { type: 'unit' },
          )}
        </Fact>
      )}
    </Facts>
  );
}
