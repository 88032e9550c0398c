import { Alert, FormattedMessage, LinkButton } from '@portal/shared';
import type { OrderSummary } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface WaitingOrderProps {
  /** The orders that wait for their card payments. */
  readonly orders: readonly OrderSummary[];
  /** Id of the order that this tab itself continues. */
  readonly except: string | undefined;
}

/**
 * An alert about an order that still waits for its card, after its tab was closed at the
 * authentication: the person reads of it before they order the same again.
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
