import type { PasswordAnswer, ProofAnswer } from '@portal/shared/contracts';

/** Whether a proof was right, of which the contract says what each kind means. */
export type ProofOutcome = ReturnType<typeof presentProof>;

/** Translates the answer about a password from the wire. */
export function presentPassword(answer: PasswordAnswer) {
  switch (answer.outcome) {
    case 'accepted':
      return { kind: answer.outcome };
    case 'refused':
      return { kind: answer.outcome };
    case 'single_sign_on':
      return { kind: answer.outcome };
    case 'locked':
      return { kind: answer.outcome, waitSeconds: answer.wait_seconds };
  }
}

/** Translates the answer about a proof from the wire. */
export function presentProof(answer: ProofAnswer) {
  if (answer.outcome !== 'second_factor') return presentPassword(answer);
  return { kind: answer.outcome, factors: answer.factors };
}
