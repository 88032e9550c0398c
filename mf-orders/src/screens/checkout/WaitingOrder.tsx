import { Alert, FormattedMessage, LinkButton } from '@portal/shared';
import type { OrderSummary } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface WaitingOrderProps {
  /** That wait for their cards. */
  readonly orders: readonly OrderSummary[];
  /** The order that this tab itself goes on with. */
  readonly except: string | undefined;
}

/**
 * A tab that was closed at the card's authentication has left an order: whoever comes back reads of
 * it before they order the same again.
 */
export function WaitingOrder({ orders, except }: WaitingOrderProps) {
  const waiting = orders.find(({ id }) => id !== except);
  if (waiting === undefined) return null;
  return (
    <Alert
      kind="warning"
      action={
        <LinkButton size="small" to={paths.order(waiting.id)}>
          <FormattedMessage {...messages.toOrder} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.waiting} values={{ number: waiting.number }} />
    </Alert>
  );
}
