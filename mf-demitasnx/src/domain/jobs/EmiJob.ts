/** The states of an analysis. */
export const jobStatuses = ['waiting', 'processing', 'success', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** An analysis of a board. */
export interface EmiJob {
  readonly id: string;
  readonly status: JobStatus;
  /** Name of the uploaded file. */
  readonly fileName: string;
  /** When the board was uploaded, an instant in ISO 8601; so is `finishedAt`. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** Who uploaded it; empty when they are no longer known. */
  readonly userName: string;
  /** The license that it uses, in words. */
  readonly license: string;
  /** Why it failed, a sentence in the reader's language. */
  readonly reason: string | null;
}

/** Whether a job's status will still change by itself. */
export function isRunning({ status }: Pick<EmiJob, 'status'>): boolean {
  return status === 'waiting' || status === 'processing';
}
