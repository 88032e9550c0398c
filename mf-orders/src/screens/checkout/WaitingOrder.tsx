import { Alert, FormattedMessage, LinkButton } from '@portal/shared';
import type { OrderSummary } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface WaitingOrderProps {
  /** The orders that await their card payments. */
  readonly orders: readonly OrderSummary[];
  /** Id of the order that this tab continues. */
  readonly except: string | undefined;
}

/**
 * Warns of an order that still awaits its card payment, because its tab was closed during
 * authentication. It prevents people from ordering the same again.
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
