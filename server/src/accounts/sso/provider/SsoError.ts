import type { SingleSignOnProblem } from '@portal/shared/contracts';

/** A way to a team's provider and back came to nothing; the page says why. */
export class SsoError extends Error {
  override readonly name = 'SsoError';
  constructor(
    readonly problem: SingleSignOnProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
