import { Alert, FormattedMessage, Inline, LinkButton } from '@portal/shared';
import type { Order } from '@portal/shared/contracts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface LostOrderProps {
  readonly order: Order;
  readonly outcome: 'failed' | 'cancelled';
}

/** The order is over without a payment; the cart is still there for another one. */
export function LostOrder({ order: { id, number, card_state }, outcome }: LostOrderProps) {
  const isRefunded = card_state === 'refund_due' || card_state === 'refunded';
  return (
    <>
      <Alert kind="danger" title={<FormattedMessage {...messages[outcome]} values={{ number }} />}>
        {outcome === 'failed' && <FormattedMessage {...messages.failedNext} />}
        {outcome === 'cancelled' && (
          <FormattedMessage {...(isRefunded ? messages.refundNext : messages.cancelledNext)} />
        )}
      </Alert>
      <Inline>
        <LinkButton kind="primary" to={paths.payment}>
          <FormattedMessage {...messages.another} />
        </LinkButton>
        <LinkButton to={paths.order(id)}>
          <FormattedMessage {...messages.toOrder} />
        </LinkButton>
      </Inline>
    </>
  );
}
