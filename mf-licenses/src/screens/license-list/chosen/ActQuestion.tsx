import { Button, FormattedMessage, ProgressBar, commonMessages } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { useState } from 'react';
import type { ActPlan } from '../../../domain/planAct.ts';
import { Numbers, Progress } from './chosen.styles.ts';
import { SkippedLicenses } from './SkippedLicenses.tsx';
import { messages, questionMessages } from './messages.ts';
import { NumberList } from './NumberList.tsx';

interface ActQuestionProps {
  readonly plan: ActPlan;
  /** Number of licenses processed so far. */
  readonly settled?: number | undefined;
  /** Ends an act of several calls after the present one. */
  readonly onStop?: (() => void) | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The summary before an act: what it changes and what it skips. */
export function ActQuestion({
  plan: { act, possible, skipped },
  settled,
  onStop,
  onConfirm,
  onClose,
}: ActQuestionProps) {
  const [isStopping, setIsStopping] = useState(false);
  const count = possible.length;
  const isBusy = settled !== undefined;
  if (count === 0) {
    return (
      <Dialog
        title={<FormattedMessage {...messages[act]} />}
        onClose={onClose}
        actions={
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
        }
      >
        <p>
          <FormattedMessage {...messages.none} />
        </p>
        <SkippedLicenses skipped={skipped} />
      </Dialog>
    );
  }
  const { title, lead } = questionMessages[act];
  return (
    <Dialog
      role="alertdialog"
      title={<FormattedMessage {...title} values={{ count }} />}
      isDismissable={!isBusy}
      onClose={onClose}
      actions={
        <>
          {isBusy && onStop ? (
            <Button
              disabled={isStopping}
              onClick={() => {
                setIsStopping(true);
                onStop();
              }}
            >
              <FormattedMessage {...messages.stop} />
            </Button>
          ) : (
            <Button disabled={isBusy} onClick={onClose}>
              <FormattedMessage {...commonMessages.cancel} />
            </Button>
          )}
          <Button
            kind={act === 'release' ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            <FormattedMessage {...messages[act === 'renew' ? 'putIntoCart' : act]} />
          </Button>
        </>
      }
    >
      {settled !== undefined && settled > 0 && (
        <Progress>
          <ProgressBar
            label={<FormattedMessage {...messages[act]} />}
            value={settled}
            max={count}
            detail={<FormattedMessage {...messages.progress} values={{ done: settled, count }} />}
          />
        </Progress>
      )}
      <p>
        <FormattedMessage {...lead} values={{ count }} />
      </p>
      <Numbers>
        <NumberList numbers={possible.map(({ number }) => number)} />
      </Numbers>
      <SkippedLicenses skipped={skipped} />
    </Dialog>
  );
}
