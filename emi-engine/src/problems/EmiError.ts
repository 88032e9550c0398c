import { describeProblem } from './describeProblem.ts';
import { type Problem } from './Problem.ts';

/** An archive that cannot be analyzed. The message is the problem's sentence in English. */
export class EmiError extends Error {
  override readonly name = 'EmiError';

  constructor(readonly problem: Problem) {
    super(describeProblem(problem));
  }
}
