import { Alert, FormattedMessage, Inline, LinkButton } from '@portal/shared';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { useCheckoutCart } from '../stored-cart/useCheckoutCart.ts';
import { messages } from './messages.ts';

interface LostOrderProps {
  readonly order: Order;
  readonly outcome: 'failed' | 'cancelled';
}

const nextSteps = { failed: messages.failedNext, cancelled: messages.cancelledNext } as const;

/**
 * A failed or cancelled order: what happens to the money, and whether the cart can be ordered
 * again.
 */
export function LostOrder({ order, outcome }: LostOrderProps) {
  const { id, number, moneyState, dueDate } = order;
  const cart = useCheckoutCart() ?? null;
  // Only orders by transfer have a due date, and they have cleared their cart. This cart is a new
  // one.
  const hasCart = cart !== null && dueDate === null;
  const refund =
    moneyState === 'refund_due'
      ? messages.refundNext
      : moneyState === 'refunded'
        ? messages.refundedNext
        : null;
  return (
    <>
      <Alert kind="danger" title={<FormattedMessage {...messages[outcome]} values={{ number }} />}>
        <FormattedMessage {...(refund ?? messages.nothingCharged)} />
        {hasCart && (
          <>
            {' '}
            <FormattedMessage {...nextSteps[outcome]} />
          </>
        )}
      </Alert>
      <Inline>
        {hasCart && (
          <LinkButton kind="primary" to={paths.payment}>
            <FormattedMessage {...messages.another} />
          </LinkButton>
        )}
        <LinkButton kind={hasCart ? 'secondary' : 'primary'} to={paths.order(id)}>
          <FormattedMessage {...messages.toOrder} />
        </LinkButton>
      </Inline>
    </>
  );
}
