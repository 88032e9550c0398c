import { Alert, Button, FormattedMessage, RequestId, commonMessages } from '@portal/shared';
import { messages } from './messages.ts';

interface NotCurrentProps {
  /** Which rows are here when the others could not be read. Default: all, but perhaps old ones. */
  readonly part?: { readonly loaded: number; readonly total: number | undefined } | undefined;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The list is shown, but reading all of it, or reading it again, has failed. */
export function NotCurrent({ part, error, isRetrying, onRetry }: NotCurrentProps) {
  const sentence = () => {
    if (part === undefined) return <FormattedMessage {...messages.notCurrent} />;
    if (part.total === undefined) return <FormattedMessage {...messages.notComplete} />;
    const { loaded, total } = part;
    return <FormattedMessage {...messages.notCompleteOf} values={{ loaded, total }} />;
  };
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </Button>
      }
    >
      {sentence()} <RequestId error={error} />
    </Alert>
  );
}
