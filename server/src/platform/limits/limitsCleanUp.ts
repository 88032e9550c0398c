import { defineJob } from '../jobs/Queue.ts';
import type { Workers } from '../Deps.ts';
import { deleteEndedWindows } from './limits.queries.ts';

export const limitsCleanUpJob = defineJob<object>('limits.clean-up', 2);

/** Deletes ended windows once an hour. */
export const limitsCleanUp: Workers = ({ db, clock, queue }) => {
  queue.schedule(limitsCleanUpJob, '7 * * * *', async () => {
    await deleteEndedWindows(db, clock());
  });
};
