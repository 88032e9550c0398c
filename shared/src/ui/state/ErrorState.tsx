import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { Button } from '../button/Button.tsx';
import { ErrorSentence } from './ErrorSentence.tsx';
import { RequestId } from './RequestId.tsx';
import { StateMessage } from './StateMessage.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Replaces the sentence about the kind of failure. */
  readonly children?: ReactNode;
}

/** The state of content that could not be loaded: a sentence, Try again, and the request id. */
export function ErrorState({ error, onRetry, isRetrying = false, children }: ErrorStateProps) {
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
