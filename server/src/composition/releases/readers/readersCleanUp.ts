import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { deleteReadersBefore } from './readers.queries.ts';

const keptDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets every night who has not opened a release for half a year. */
export const readersCleanUp: Workers = ({ db, queue, clock }) => {
  queue.schedule(defineJob('releases.clean-readers'), '50 18 * * *', () =>
    deleteReadersBefore(db, new Date(clock().getTime() - keptDays * dayMs)),
  );
};
