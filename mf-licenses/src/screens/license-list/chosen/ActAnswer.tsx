import {
  Alert,
  Button,
  ErrorSentence,
  FormattedMessage,
  RequestId,
  commonMessages,
} from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { ActOutcome, CalledAct } from '../../../api/useActOnLicenses.ts';
import type { SkippedLicense } from '../../../domain/planAct.ts';
import { Apart, Numbers } from './chosen.styles.ts';
import { SkippedLicenses } from './SkippedLicenses.tsx';
import { messages, questionMessages } from './messages.ts';
import { NumberList } from './NumberList.tsx';

interface ActAnswerProps {
  readonly act: CalledAct;
  readonly outcome: ActOutcome;
  /** Licenses that the act did not try. */
  readonly skippedBefore: readonly SkippedLicense[];
  readonly isBusy: boolean;
  /** Retries the unanswered licenses. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The result of an act: how many licenses it changed, and the skipped ones by reason. */
export function ActAnswer({
  act,
  outcome,
  skippedBefore,
  isBusy,
  onRetry,
  onClose,
}: ActAnswerProps) {
  const { done, skipped, isStopped, unanswered, error } = outcome;
  const withoutAnswer = (
    <FormattedMessage
      {...(isStopped ? messages.stopped : messages.unanswered)}
      values={{ count: unanswered.length }}
    />
  );
  // It is not known that nothing was done.
  const isUnknown = !isStopped && done.length === 0 && unanswered.length > 0;
  return (
    <Dialog
      title={
        isUnknown ? (
          withoutAnswer
        ) : (
          <FormattedMessage {...questionMessages[act].done} values={{ count: done.length }} />
        )
      }
      isDismissable={!isBusy}
      onClose={onClose}
      actions={
        <Button disabled={isBusy} onClick={onClose}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      {unanswered.length > 0 && (
        <Alert
          kind={isStopped ? 'info' : 'danger'}
          title={isUnknown ? undefined : withoutAnswer}
          action={
            <Button size="small" isBusy={isBusy} onClick={onRetry}>
              <FormattedMessage {...(isStopped ? messages.continue : commonMessages.tryAgain)} />
            </Button>
          }
        >
          {!isStopped && (
            <>
              <ErrorSentence error={error} /> <RequestId error={error} />
            </>
          )}
          <Numbers>
            <NumberList numbers={unanswered.map(({ number }) => number)} />
          </Numbers>
        </Alert>
      )}
      <Apart>
        <SkippedLicenses skipped={[...skipped, ...skippedBefore]} />
      </Apart>
    </Dialog>
  );
}
