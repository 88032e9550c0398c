import { Alert, Button, ErrorSentence, FormattedMessage, RequestId } from '@portal/shared';
import { isTooLateToCancel, type CancelledOrder } from '../../api/useCancelOrder.ts';
import { messages } from './messages.ts';

interface CancelFailureProps {
  readonly order: CancelledOrder;
  readonly error: unknown;
  /** Reads again what the page shows; without it the page is current already. */
  readonly onRefresh?: (() => void) | undefined;
}

/** The reason why an order was not cancelled, with a button that reads again what the page shows. */
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
