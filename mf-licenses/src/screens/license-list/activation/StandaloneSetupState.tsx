import { Alert, ErrorState, FormattedMessage, Skeleton } from '@portal/shared';
import { messages } from './messages.ts';

interface StandaloneSetupStateProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  /** The choices are here, and there are none. */
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}

/** What stands in the dialog while there is nothing to choose. */
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
