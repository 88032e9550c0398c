import { Alert, Button, ErrorSentence, FormattedMessage, isApiError } from '@portal/shared';
import type { CancelledOrder } from '../../api/useCancelOrder.ts';
import { WithRequestId } from '../failure/WithRequestId.tsx';
import { messages } from './messages.ts';

interface CancelFailureProps {
  readonly order: CancelledOrder;
  readonly error: unknown;
  /** Reads again what the page shows. */
  readonly onRefresh: () => void;
}

/**
 * Why an order was not cancelled. What the page shows stays as it was, so that nothing changes under
 * the reader's eyes; it is read again when asked for.
 */
export function CancelFailure({ order: { number }, error, onRefresh }: CancelFailureProps) {
  const isTooLate = isApiError(error) && error.code === 'not_cancellable';
  return (
    <Alert
      kind={isTooLate ? 'warning' : 'danger'}
      title={<FormattedMessage {...messages.failed} values={{ number }} />}
      action={
        <Button size="small" onClick={onRefresh}>
          <FormattedMessage {...messages.refresh} />
        </Button>
      }
    >
      <WithRequestId error={error}>
        {isTooLate ? <FormattedMessage {...messages.tooLate} /> : <ErrorSentence error={error} />}
      </WithRequestId>
    </Alert>
  );
}
