import type { SingleSignOnProblem } from '@portal/shared/contracts';

/** A sign-in at a team's provider failed; the page says why. */
export class SsoError extends Error {
  override readonly name = 'SsoError';
  constructor(
    readonly problem: SingleSignOnProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
  }
}
