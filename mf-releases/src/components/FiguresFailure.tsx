import {
  ErrorState,
  FormattedMessage,
  isApiError,
  LinkButton,
  NotPermittedState,
  StateMessage,
} from '@portal/shared';
import { messages } from './messages.ts';

interface FiguresFailureProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Why no figures are shown: no staff, no recent second factor, or a failure. */
export function FiguresFailure({ error, isRetrying, onRetry }: FiguresFailureProps) {
  const code = isApiError(error) ? error.code : undefined;
  if (code === 'not_allowed') return <NotPermittedState />;
  if (code === 'factor_needed') {
    return (
      <StateMessage
        icon="lock"
        role="alert"
        action={
          <LinkButton href="/signout" kind="primary">
            <FormattedMessage {...messages.signInAgain} />
          </LinkButton>
        }
      >
        <FormattedMessage {...messages.needsFactor} />
      </StateMessage>
    );
  }
  return <ErrorState error={error} isRetrying={isRetrying} onRetry={onRetry} />;
}
