import { Alert, ErrorSentence, RequestId } from '@portal/shared';
import type { ReactNode } from 'react';
import type { SwitchOutcome } from '../../../domain/SwitchOutcome.ts';
import { Refusal } from './Refusal.tsx';

interface SwitchFailureProps {
  readonly title: ReactNode;
  /** Of the file that was sent: `.lir` or `.lrr`. */
  readonly extension: string;
  readonly outcome: SwitchOutcome | undefined;
  /** Nobody decided: no answer, session over, server error. */
  readonly error: unknown;
}

/** In a long form on a phone the place of the alert may have been scrolled away. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** What was sent last has failed, and why. The form below keeps everything that was chosen. */
export function SwitchFailure({ title, extension, outcome, error }: SwitchFailureProps) {
  const isRefused = outcome?.kind === 'refused';
  if (!isRefused && error === null) return null;
  return (
    <div ref={bringIntoView}>
      <Alert kind="danger" title={title}>
        {isRefused ? (
          <Refusal reason={outcome.reason} extension={extension} />
        ) : (
          <>
            <ErrorSentence error={error} /> <RequestId error={error} />
          </>
        )}
      </Alert>
    </div>
  );
}
