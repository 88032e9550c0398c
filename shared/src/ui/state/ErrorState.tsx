import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../intl/commonMessages.ts';
import { Button } from '../button/Button.tsx';
import { ErrorSentence } from './ErrorSentence.tsx';
import { RequestId } from './RequestId.tsx';
import { StateMessage } from './StateMessage.tsx';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** What could not be done, instead of the sentence for the kind of failure. */
  readonly children?: ReactNode;
}

/** Something could not be loaded: a sentence, Try again, and the number of the request. */
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
