import { Card, Fact, Facts, FormattedMessage, TextLink, useFormats } from '@portal/shared';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { paymentMethodMessages } from '../order-status/paymentMessages.ts';
import { messages } from './messages.ts';

/** Number, amount, payment and due date of an order. */
export function OrderCard({ order }: { readonly order: Order }) {
  const { dayInWords, money } = useFormats();
  const { id, number, state, total, currency, dueDate, paymentMethod } = order;
  return (
    <Card title={<FormattedMessage {...messages.order} />}>
      <Facts>
        <Fact name={messages.number}>
          <TextLink to={paths.order(id)}>{number}</TextLink>
        </Fact>
        <Fact name={messages.total}>{money(total, currency)}</Fact>
        <Fact name={messages.method}>
          <FormattedMessage {...paymentMethodMessages[paymentMethod]} />
        </Fact>
        {dueDate !== null && state !== 'paid' && (
          <Fact name={messages.dueDate}>{dayInWords(dueDate)}</Fact>
        )}
      </Facts>
    </Card>
  );
}
