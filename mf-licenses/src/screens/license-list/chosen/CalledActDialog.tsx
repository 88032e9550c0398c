import { showSnackbar, useIntl } from '@portal/shared';
import { useEffect } from 'react';
import {
  needsSeveralCalls,
  useActOnLicenses,
  type CalledAct,
} from '../../../api/useActOnLicenses.ts';
import type { ActPlan } from '../../../domain/planAct.ts';
import { ActAnswer } from './ActAnswer.tsx';
import { ActQuestion } from './ActQuestion.tsx';
import { questionMessages } from './messages.ts';

interface CalledActDialogProps {
  readonly plan: ActPlan & { readonly act: CalledAct };
  readonly onClose: () => void;
}

/**
 * An act on several licenses: a summary before it, and its result with the skipped licenses. A
 * snackbar suffices if every license was changed.
 */
export function CalledActDialog({ plan, onClose }: CalledActDialogProps) {
  const { formatMessage } = useIntl();
  const { act, possible, skipped } = plan;
  const { act: begin, stop, isPending, isAnswered, settled, outcome } = useActOnLicenses(act);
  const hasAnswer = outcome.done.length + outcome.skipped.length + outcome.unanswered.length > 0;
  const isAllDone = isAnswered && outcome.done.length === possible.length && skipped.length === 0;
  const count = outcome.done.length;

  useEffect(() => {
    if (!isAllDone) return;
    showSnackbar(formatMessage(questionMessages[act].done, { count }));
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once, after the last answer
  }, [isAllDone]);

  if (isAllDone) return null;
  // What is continued can be stopped again.
  const rest = hasAnswer ? outcome.unanswered : possible;
  if (!hasAnswer || (isPending && needsSeveralCalls(rest))) {
    return (
      <ActQuestion
        plan={{ ...plan, possible: rest }}
        settled={isPending ? settled : undefined}
        onStop={needsSeveralCalls(rest) ? stop : undefined}
        onConfirm={() => {
          begin(possible);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ActAnswer
      act={act}
      outcome={outcome}
      skippedBefore={skipped}
      isBusy={isPending}
      onRetry={() => {
        begin(outcome.unanswered);
      }}
      onClose={onClose}
    />
  );
}
