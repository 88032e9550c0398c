import type { Announcements } from '../db/Announcements.ts';

export interface QueueOptions {
  /** Whether the library looks after its tables. */
  readonly background: boolean;
  /** Tells of jobs as soon as they are committed; without it they are looked for. */
  readonly announcements?: Announcements | undefined;
  /** The machine's, unless given. */
  readonly clock?: () => Date;
  /** Carries out one attempt of a job that has been due for a while, and notes how long it takes. */
  readonly time?: (job: string, delayMs: number, run: () => Promise<void>) => Promise<void>;
  /** How long the process of a job may be silent, and how often is looked for those that are. */
  readonly leaseSeconds?: number;
}
