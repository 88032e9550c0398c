import { Alert, Button, FormattedMessage, RequestId, commonMessages } from '@portal/shared';
import { messages } from './messages.ts';

interface NotCurrentProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The list is shown, but reading it again has failed. */
export function NotCurrent({ error, onRetry }: NotCurrentProps) {
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" onClick={onRetry}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </Button>
      }
    >
      <FormattedMessage {...messages.notCurrent} /> <RequestId error={error} />
    </Alert>
  );
}
