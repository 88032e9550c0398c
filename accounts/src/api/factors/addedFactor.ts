import type { FactorAddedAnswer } from '@portal/shared/contracts';
import { presentFactors } from './factorsQuery.ts';

/** The outcome of adding a second factor. */
export type AddedFactor = ReturnType<typeof presentAdded>;

/** Translates the outcome of adding a second factor from the wire. */
export function presentAdded(answer: FactorAddedAnswer) {
  if (answer.outcome !== 'added') return { kind: answer.outcome };
  const { outcome, factors, recovery_codes } = answer;
  return { kind: outcome, factors: presentFactors(factors), recoveryCodes: recovery_codes };
}
