import { ErrorState, FormattedMessage, isApiError, LinkButton, StateMessage } from '@portal/shared';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface FiguresFailureProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Shown for an error `not_found`. */
  readonly notFound?: ReactNode;
}

/** Why no figures are shown: no staff, no recent second factor, or a failure. */
export function FiguresFailure({ error, ...rest }: FiguresFailureProps) {
  if (isApiError(error) && error.code === 'factor_needed') {
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
  return <ErrorState error={error} {...rest} />;
}
