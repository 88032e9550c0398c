import { defineJob } from '../jobs/Queue.ts';

interface Erasing {
  readonly user_id: string;
  /** The team that ended with the person. */
  readonly ended_team: string | null;
}

/** Tells the manager that somebody has left the service for good, in the transaction that erased them. */
export const erasePersonJob = defineJob<Erasing>('people.erase', 20);
