import {
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  isApiError,
  LinkButton,
  NotPermittedState,
} from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

interface OrderFailureProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Why an order is not shown: forbidden, unknown, or failed to load. */
export function OrderFailure({ error, isRetrying, onRetry }: OrderFailureProps) {
  const code = isApiError(error) ? error.code : '';
  return (
    <Card>
      {code === 'not_allowed' && <NotPermittedState />}
      {code === 'not_found' && (
        <EmptyState
          icon="search"
          action={
            <LinkButton to={paths.orders}>
              <FormattedMessage {...messages.toOrders} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.notFound} />
        </EmptyState>
      )}
      {code !== 'not_allowed' && code !== 'not_found' && (
        <ErrorState error={error} isRetrying={isRetrying} onRetry={onRetry} />
      )}
    </Card>
  );
}
