import { FormattedMessage, useFormats, useHasScreen } from '@portal/shared';
import type { UnpaidOrder } from '../../../domain/Attention.ts';
import { paths } from '../../../paths.ts';
import { useToday } from '../../../components/license/useToday.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

interface UnpaidOrdersProps {
  readonly orders: readonly UnpaidOrder[];
  /** Number of further ones. */
  readonly more: number;
}

/** The orders that wait for a bank transfer, those to be paid first one by one. */
export function UnpaidOrders({ orders, more }: UnpaidOrdersProps) {
  const formats = useFormats();
  const today = useToday();
  const hasOrders = useHasScreen(paths.orders) === true;
  return (
    <>
      {orders.map(({ id, number, total, currency, dueOn }) => (
        <AttentionItem
          key={id}
          icon="receipt-text"
          acts={[{ label: messages.pay, place: hasOrders ? { to: paths.order(id) } : null }]}
        >
          <FormattedMessage
            {...(dueOn < today ? messages.orderOverdue : messages.orderDue)}
            values={{
              number,
              amount: formats.orderMoney(total, currency),
              day: formats.dayInWords(dueOn),
            }}
          />
        </AttentionItem>
      ))}
      {more > 0 && (
        <AttentionItem
          icon="receipt-text"
          acts={[{ label: messages.orders, place: hasOrders ? { to: paths.unpaidOrders } : null }]}
        >
          <FormattedMessage {...messages.moreOrders} values={{ count: more }} />
        </AttentionItem>
      )}
    </>
  );
}
