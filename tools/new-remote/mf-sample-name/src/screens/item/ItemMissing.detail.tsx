import {
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  isApiError,
  NotPermittedState,
  Skeleton,
} from '@portal/shared';
import { messages } from './messages.detail.ts';

interface ItemMissingProps {
  /** Null while the item is loading. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Why an item is not shown: loading, forbidden, unknown, or failed to load. */
export function ItemMissing({ error, isRetrying, onRetry }: ItemMissingProps) {
  const content = () => {
    if (error === null) return <Skeleton lines={3} />;
    const code = isApiError(error) ? error.code : '';
    if (code === 'not_allowed') return <NotPermittedState />;
    if (code === 'not_found') {
      return (
        <EmptyState icon="search">
          <FormattedMessage {...messages.notFound} />
        </EmptyState>
      );
    }
    return <ErrorState error={error} isRetrying={isRetrying} onRetry={onRetry} />;
  };
  return <Card>{content()}</Card>;
}
