import { FormattedMessage, useHasScreen, useIntl } from '@portal/shared';
import { paths } from '../../../paths.ts';
import { AttentionItem } from './AttentionItem.tsx';
import { messages } from './messages.ts';

/** The number of unpaid orders that are not listed. */
export function MoreOrders({ count }: { readonly count: number }) {
  const { formatMessage } = useIntl();
  const hasOrders = useHasScreen(paths.orders) === true;
  return (
    <AttentionItem
      icon="receipt-text"
      acts={[hasOrders && { label: formatMessage(messages.orders), to: paths.unpaidOrders }]}
    >
      <FormattedMessage {...messages.moreOrders} values={{ count }} />
    </AttentionItem>
  );
}
