import type { EmiProgress } from '@portal/shared/domain';
import { type Problem } from '../problems/Problem.ts';
import { type JobSummary } from '../findings/JobSummary.ts';

/** How a job ended. */
export type JobOutcome =
  | {
      readonly kind: 'done';
      readonly summary: JobSummary;
      /** Whether the memory of the process was limited; not every machine has `prlimit`. */
      readonly isLimited: boolean;
    }
  /**
   * The archive cannot be analyzed; `describeProblem` gives the sentence. Retrying is pointless.
   */
  | { readonly kind: 'refused'; readonly problem: Problem }
  | {
      readonly kind: 'killed';
      /** `memory`: limit exceeded; `aborted`: by the signal; else `crashed`. */
      readonly reason: 'memory' | 'aborted' | 'crashed';
      /** For the log: how the process ended and its last output on standard error. */
      readonly detail: string;
    };

/** A line of JSON that the process of a job writes to standard output; the answer comes last. */
export type JobLine = JobAnswer | ({ readonly kind: 'progress' } & EmiProgress);

export type JobAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'memory' };
