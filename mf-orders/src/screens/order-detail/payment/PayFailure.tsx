import { Alert, ErrorSentence, FormattedMessage, isApiError, RequestId } from '@portal/shared';
import { RefusalSentence } from '../../../components/RefusalSentence.tsx';
import { isCardPending } from '../../../domain/orders/orderOutcome.ts';
import type { Order } from '../../../domain/orders/Order.ts';
import { messages } from './messages.ts';

interface PayFailureProps {
  /** The order after the failure. */
  readonly order: Order;
  readonly error: unknown;
}

/** Why a card was refused as not payable, by the state of the order. */
function reasonOf(order: Order) {
  switch (order.state) {
    case 'paid':
      return messages.paidMeanwhile;
    case 'cancelled_by_customer':
    case 'cancelled_by_vendor':
      return messages.cancelledMeanwhile;
    case 'unpaid':
    case 'failed':
    case 'unapproved':
    case 'approved':
      return isCardPending(order) ? messages.otherPayment : messages.overdue;
  }
}

/** Why a card did not pay an order, and what to do. */
export function PayFailure({ order, error }: PayFailureProps) {
  const { number, state } = order;
  if (!isApiError(error) || error.kind !== 'refused') {
    // The answer was lost; the order shows the outcome.
    if (state === 'paid') {
      return (
        <Alert kind="success">
          <FormattedMessage {...messages.paid} values={{ number }} />
        </Alert>
      );
    }
    return (
      <Alert kind="danger" title={<FormattedMessage {...messages.unknown} />}>
        <p>
          <ErrorSentence error={error} /> <RequestId error={error} />
        </p>
        <p>
          <FormattedMessage {...messages.unknownNext} />
        </p>
      </Alert>
    );
  }
  const isTooLate = error.code === 'not_payable';
  return (
    <Alert
      kind={isTooLate ? 'warning' : 'danger'}
      title={<FormattedMessage {...messages.failed} values={{ number }} />}
    >
      {isTooLate ? <FormattedMessage {...reasonOf(order)} /> : <RefusalSentence error={error} />}
    </Alert>
  );
}
