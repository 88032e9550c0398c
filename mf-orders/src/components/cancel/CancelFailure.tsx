import { Alert, Button, ErrorSentence, FormattedMessage, RequestId } from '@portal/shared';
import { isTooLateToCancel, type CancelledOrder } from '../../api/useCancelOrder.ts';
import { messages } from './messages.ts';

interface CancelFailureProps {
  readonly order: CancelledOrder;
  readonly error: unknown;
  /** Refetches what the page shows; omitted when the page is already current. */
  readonly onRefresh?: (() => void) | undefined;
}

/** The reason why cancelling failed, with a refetch button. */
export function CancelFailure({ order: { number }, error, onRefresh }: CancelFailureProps) {
  const isTooLate = isTooLateToCancel(error);
  const reason = isTooLate ? (
    <FormattedMessage {...messages.tooLate} />
  ) : (
    <ErrorSentence error={error} />
  );
  return (
    <Alert
      kind={isTooLate ? 'warning' : 'danger'}
      title={<FormattedMessage {...messages.failed} values={{ number }} />}
      action={
        onRefresh && (
          <Button size="small" onClick={onRefresh}>
            <FormattedMessage {...messages.refresh} />
          </Button>
        )
      }
    >
      {reason} <RequestId error={error} />
    </Alert>
  );
}
