import { FormattedMessage, useHasScreen } from '@portal/shared';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

interface MoreOrdersProps {
  readonly count: number;
}

/** The unpaid orders beyond those that are told of one by one. */
export function MoreOrders({ count }: MoreOrdersProps) {
  const hasOrders = useHasScreen(paths.orders) === true;
  return (
    <AttentionItem
      icon="receipt-text"
      acts={[{ label: messages.orders, place: hasOrders ? { to: paths.unpaidOrders } : null }]}
    >
      <FormattedMessage {...messages.moreOrders} values={{ count }} />
    </AttentionItem>
  );
}
