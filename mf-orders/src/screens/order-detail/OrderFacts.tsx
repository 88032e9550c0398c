import {
  Fact,
  Facts,
  FormattedMessage,
  NoValue,
  useFormats,
  useIntl,
  useSession,
} from '@portal/shared';
import { documentNames, slipKinds, tokyoDay } from '@portal/shared/domain';
import { OrderStatus } from '../../components/order-status/OrderStatus.tsx';
import {
  paymentMethodMessages,
  paymentTypeMessages,
} from '../../components/order-status/paymentMessages.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { messages } from './messages.ts';

/** Status, payment and dates of an order. Days are in Japan's time zone. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { formatList } = useIntl();
  const names = documentNames[useSession(({ locale }) => locale)];
  const { day } = useFormats();
  const dayOrNothing = (value: string | null) => (value === null ? <NoValue /> : day(value));
  const dayOf = (instant: string | null) =>
    dayOrNothing(instant === null ? null : tokyoDay(new Date(instant)));
  const slips = slipKinds.filter((kind) => order.slips[kind]);
  return (
    <Facts>
      <Fact name={messages.number}>{order.number}</Fact>
      <Fact name={messages.status}>
        <OrderStatus state={order.state} />
      </Fact>
      <Fact name={messages.paymentType}>
        <FormattedMessage {...paymentTypeMessages[order.paymentType]} />
      </Fact>
      <Fact name={messages.paymentMethod}>
        <FormattedMessage {...paymentMethodMessages[order.paymentMethod]} />
      </Fact>
      <Fact name={messages.orderDate}>{dayOf(order.orderedAt)}</Fact>
      <Fact name={messages.billDate}>{dayOrNothing(order.billDate)}</Fact>
      <Fact name={messages.dueDate}>{dayOrNothing(order.dueDate)}</Fact>
      <Fact name={messages.deliveryDate}>{dayOf(order.deliveredAt)}</Fact>
      <Fact name={messages.paymentDate}>{dayOf(order.paidAt)}</Fact>
      {order.refundedAt !== null && (
        <Fact name={messages.refundDate}>{dayOf(order.refundedAt)}</Fact>
      )}
      {slips.length > 0 && (
        <Fact name={messages.slips}>
          {formatList(
            slips.map((kind) => names[kind]),
            { type: 'unit' },
          )}
        </Fact>
      )}
    </Facts>
  );
}
