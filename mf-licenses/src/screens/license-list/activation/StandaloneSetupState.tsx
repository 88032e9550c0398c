import { Alert, ErrorState, FormattedMessage, Skeleton } from '@portal/shared';
import { messages } from './messages.ts';

interface StandaloneSetupStateProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  /** Whether the choices are loaded and empty. */
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}

/** The dialog's content without choices: loading, failed or empty. */
export function StandaloneSetupState(props: StandaloneSetupStateProps) {
  if (props.isEmpty) {
    return (
      <Alert>
        <FormattedMessage {...messages.noneFree} />
      </Alert>
    );
  }
  if (props.error !== null) {
    return <ErrorState error={props.error} isRetrying={props.isFetching} onRetry={props.onRetry} />;
  }
  return <Skeleton lines={3} lineHeight="64px" />;
}
