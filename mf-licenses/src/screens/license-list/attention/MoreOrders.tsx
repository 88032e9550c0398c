import { FormattedMessage, useHasScreen } from '@portal/shared';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

interface MoreOrdersProps {
  readonly count: number;
}

/** The number of unpaid orders that are not listed. */
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
