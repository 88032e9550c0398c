import {
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  isApiError,
  LinkButton,
  PageHeading,
  Skeleton,
  Stack,
  useIntl,
  useQuery,
} from '@portal/shared';
import { useEffect, type ReactNode } from 'react';
import { orderQuery } from '../../api/orderQuery.ts';
import { isCardPending, orderOutcome } from '../../domain/orders/orderOutcome.ts';
import { isPaidLater } from '../../domain/orders/laterPayment.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { abandonPending, finishPending } from '../checkout-notes/attempt.ts';
import { messages as stepMessages } from '../stepper/messages.ts';
import { Stepper } from '../stepper/Stepper.tsx';
import { CompletedOrder } from './CompletedOrder.tsx';
import { LaterPayment } from './LaterPayment.tsx';
import { LostOrder } from './LostOrder.tsx';
import { messages } from './messages.ts';
import { PendingOrder } from './PendingOrder.tsx';

interface OrderOutcomeProps {
  readonly id: string;
  /** Whether the person returns from the card's authentication. */
  readonly isCardReturn?: boolean;
}

/**
 * The outcome of a placed order (complete, awaiting its card, failed or cancelled) or of a card
 * that was to pay an earlier order.
 */
export function OrderOutcome({ id, isCardReturn = false }: OrderOutcomeProps) {
  const { data, error, isFetching, refetch } = useQuery(orderQuery(id));
  useSettledAttempt(data);
  if (data !== undefined) {
    if (isPaidLater(data, isCardReturn)) return <LaterPayment order={data} />;
    const outcome = orderOutcome(data);
    return (
      <OutcomeFrame step={outcome === 'complete' || outcome === 'pending' ? outcome : null}>
        {outcome === 'complete' && <CompletedOrder order={data} />}
        {outcome === 'pending' && <PendingOrder order={data} />}
        {(outcome === 'failed' || outcome === 'cancelled') && (
          <LostOrder order={data} outcome={outcome} />
        )}
      </OutcomeFrame>
    );
  }
  return (
    <OutcomeFrame step={error === null ? 'pending' : null}>
      <Card>
        {error === null && <Skeleton lines={4} />}
        {isNotFound(error) && <UnknownOrder />}
        {error !== null && !isNotFound(error) && (
          <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
    </OutcomeFrame>
  );
}

const isNotFound = (error: unknown) => isApiError(error) && error.code === 'not_found';

interface OutcomeFrameProps {
  /** Whether the last step is done; `null` when the order did not reach it. */
  readonly step: 'complete' | 'pending' | null;
  readonly children: ReactNode;
}

/** Heading and steps around the outcome of an order. */
export function OutcomeFrame({ step, children }: OutcomeFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(stepMessages.checkout)} step="3" />
      {step !== null && <Stepper current={3} isFinished={step === 'complete'} />}
      {children}
    </Stack>
  );
}

/** Shown when the address names no order, or one of another team. */
export function UnknownOrder() {
  return (
    <EmptyState
      icon="search"
      action={
        <LinkButton to={paths.orders}>
          <FormattedMessage {...messages.toOrders} />
        </LinkButton>
      }
    >
      <FormattedMessage {...messages.unknown} />
    </EmptyState>
  );
}

/** Clears the stored cart once the order is safe. A lost order keeps it. */
function useSettledAttempt(order: Order | undefined): void {
  useEffect(() => {
    if (order === undefined || isCardPending(order)) return;
    if (orderOutcome(order) === 'complete') finishPending(order.id);
    else abandonPending(order.id);
  }, [order]);
}
