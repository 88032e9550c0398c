import { Alert, bringIntoView, ErrorSentence, RequestId } from '@portal/shared';
import type { ReactNode } from 'react';
import type { SwitchRefusal } from '../../../api/useSwitchActivation.ts';
import { Refusal } from './Refusal.tsx';

interface SwitchFailureProps {
  readonly title: ReactNode;
  /** Extension of the uploaded file: `.lir` or `.lrr`. */
  readonly extension: string;
  readonly refusal: SwitchRefusal | null | undefined;
  /** A failure without a decision: no answer, session expired, or server error. */
  readonly error: unknown;
}

/** An alert about a failed switch. The form below keeps its input. */
export function SwitchFailure({ title, extension, refusal, error }: SwitchFailureProps) {
  if (!refusal && error === null) return null;
  return (
    <div ref={bringIntoView}>
      <Alert kind="danger" title={title}>
        {refusal ? (
          <Refusal reason={refusal} extension={extension} />
        ) : (
          <>
            <ErrorSentence error={error} /> <RequestId error={error} />
          </>
        )}
      </Alert>
    </div>
  );
}
