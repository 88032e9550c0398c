import { FormattedMessage, useFormats, useHasScreen } from '@portal/shared';
import { useToday } from '../../../components/license/useToday.ts';
import type { UnpaidOrder as Order } from '../../../domain/Attention.ts';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

interface UnpaidOrderProps {
  readonly order: Order;
}

/** An order that awaits a bank transfer. */
export function UnpaidOrder({ order: { id, number, total, currency, dueOn } }: UnpaidOrderProps) {
  const formats = useFormats();
  const today = useToday();
  const hasOrders = useHasScreen(paths.orders) === true;
  return (
    <AttentionItem
      icon="receipt-text"
      acts={[{ label: messages.pay, place: hasOrders ? { to: paths.order(id) } : null }]}
    >
      <FormattedMessage
        {...(dueOn < today ? messages.orderOverdue : messages.orderDue)}
        values={{
          number,
          amount: formats.money(total, currency),
          day: formats.dayInWords(dueOn),
        }}
      />
    </AttentionItem>
  );
}
