import type { EmiProgress } from '@portal/shared/domain';

/** The states of an analysis. */
export const jobStatuses = ['waiting', 'processing', 'success', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** An analysis of a board. */
export interface EmiJob {
  readonly id: string;
  readonly status: JobStatus;
  readonly fileName: string;
  /** Upload time, an instant in ISO 8601; so is `finishedAt`. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  /** The uploader; empty when no longer known. */
  readonly userName: string;
  /** Label and number of the license it uses. */
  readonly license: string;
  /** Why it failed, in the reader's language. */
  readonly reason: string | null;
  /** How far it is, if it runs and has begun. */
  readonly progress: EmiProgress | null;
}

/** Whether the status of a job is not final. */
export function isRunning({ status }: Pick<EmiJob, 'status'>): boolean {
  return status === 'waiting' || status === 'processing';
}
