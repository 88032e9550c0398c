import { type Problem } from '../problems/Problem.ts';
import { type JobSummary } from '../findings/JobSummary.ts';

/** How a job ended. */
export type JobOutcome =
  | {
      readonly kind: 'done';
      readonly summary: JobSummary;
      /** Whether the process had a limit on its memory; `prlimit` is not everywhere. */
      readonly isLimited: boolean;
    }
  /** The archive cannot be analyzed; `describeProblem` says it in a sentence. Trying again is of no use. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'killed';
      /** `memory` beyond its limit, `aborted` by the signal, or `crashed`. */
      readonly reason: 'memory' | 'aborted' | 'crashed';
      /** For the log: how the process ended and the last it wrote on standard error. */
      readonly detail: string;
    };

/** What the process of a job says on its standard output, as one line of JSON. */
export type JobAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'memory' };
