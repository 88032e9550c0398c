import { FormattedMessage, useFormats, useHasScreen, useIntl } from '@portal/shared';
import type { Attention } from '../../../api/attentionQuery.ts';
import { useToday } from '../../../components/license/useToday.ts';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

interface UnpaidOrderProps {
  readonly order: Attention['orders']['first'][number];
}

/** An order that awaits a bank transfer. */
export function UnpaidOrder({ order: { id, number, total, currency, duedate } }: UnpaidOrderProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const today = useToday();
  const hasOrders = useHasScreen(paths.orders) === true;
  return (
    <AttentionItem
      icon="receipt-text"
      acts={[hasOrders && { label: formatMessage(messages.pay), to: paths.order(id) }]}
    >
      <FormattedMessage
        {...(duedate < today ? messages.orderOverdue : messages.orderDue)}
        values={{
          number,
          amount: formats.money(total, currency),
          day: formats.dayInWords(duedate),
        }}
      />
    </AttentionItem>
  );
}
