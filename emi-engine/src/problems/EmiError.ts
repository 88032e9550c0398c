import { describeProblem } from './describeProblem.ts';
import { type Problem } from './Problem.ts';

/** The archive cannot be analyzed. The message is the problem's English sentence. */
export class EmiError extends Error {
  override readonly name = 'EmiError';

  constructor(readonly problem: Problem) {
    super(describeProblem(problem));
  }
}
