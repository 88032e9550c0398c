import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { Alert } from '../state/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { RequestId } from '../state/RequestId.tsx';
import { ListMessages } from './ListMessages.tsx';
import { messages } from './messages.ts';

interface NotCurrentNoticeProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Replaces the sentence about outdated content. */
  readonly children?: ReactNode;
}

/** Says that content could not be reloaded, and offers to try again. */
export function NotCurrentNotice({ error, isRetrying, onRetry, children }: NotCurrentNoticeProps) {
  return (
    <Alert
      kind="warning"
      action={
        <Button size="small" isBusy={isRetrying} onClick={onRetry}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </Button>
      }
    >
      <ListMessages>
        {children ?? <FormattedMessage {...messages.notCurrent} />} <RequestId error={error} />
      </ListMessages>
    </Alert>
  );
}
