import type { Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { deleteTokensBefore } from './documents.queries.ts';

const cleanUpJob = defineJob<object>('documents.clean-up', 2);

/** Deletes expired tokens of documents once a day. */
export const documentsCleanUp: Workers = ({ db, clock, queue }) => {
  queue.schedule(cleanUpJob, '27 18 * * *', () => deleteTokensBefore(db, clock()));
};
