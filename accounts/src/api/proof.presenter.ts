import type { ProofAnswer } from '@portal/shared/contracts';

/** Whether a password or code was right, of which the contract says what each kind means. */
export type ProofOutcome = ReturnType<typeof presentProof>;

/** Translates the answer about a proof from the wire. */
export function presentProof(answer: ProofAnswer) {
  if (answer.outcome !== 'locked') return { kind: answer.outcome };
  return { kind: answer.outcome, waitSeconds: answer.wait_seconds };
}
