import { useState } from 'react';
import type { ApplicationKind } from '../../../domain/licenses/Application.ts';
import { ApplicationDone } from './ApplicationDone.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';

interface ApplicationDialogProps {
  readonly kind: ApplicationKind;
  readonly onClose: () => void;
}

interface Outcome {
  readonly orderId: string | null;
}

/**
 * Buys a license or applies for the trial: a form, then its outcome. Only its own buttons close it.
 */
export function ApplicationDialog({ kind, onClose }: ApplicationDialogProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome === null) {
    return <ApplicationForm kind={kind} onDone={setOutcome} onClose={onClose} />;
  }
  return <ApplicationDone kind={kind} orderId={outcome.orderId} onClose={onClose} />;
}
