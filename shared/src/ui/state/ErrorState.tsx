import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../../web/http/ApiError.ts';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { Button } from '../button/Button.tsx';
import { ErrorSentence } from './ErrorSentence.tsx';
import { NotPermittedState } from './NotPermittedState.tsx';
import { RequestId } from './RequestId.tsx';
import { StateMessage } from './StateMessage.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Shown instead for an error `not_found`. Default: the sentence about it, and Try again. */
  readonly notFound?: ReactNode;
  /** Replaces what is shown for the kind of failure. */
  readonly children?: ReactNode;
}

/**
 * The state of content that could not be loaded: a sentence, Try again, and the request id; or that
 * the person may not see it.
 */
export function ErrorState({
  error,
  onRetry,
  isRetrying = false,
  notFound,
  children,
}: ErrorStateProps) {
  const code = children === undefined && isApiError(error) ? error.code : '';
  if (code === 'not_allowed') return <NotPermittedState />;
  if (code === 'not_found' && notFound !== undefined) return <>{notFound}</>;
  return (
    <StateMessage
      icon="triangle-alert"
      role="alert"
      detail={<RequestId error={error} />}
      action={
        <Button icon="refresh-cw" isBusy={isRetrying} onClick={onRetry}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </Button>
      }
    >
      {children ?? <ErrorSentence error={error} />}
    </StateMessage>
  );
}
