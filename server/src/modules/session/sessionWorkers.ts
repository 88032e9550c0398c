import { defineJob } from '../../jobs/Queue.ts';
import type { Workers } from '../../jobs/Workers.ts';
import { endSessionsJob } from '../../protocol/endSessionsJob.ts';
import { deleteSessions, endSessions } from './session.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Registers the workers that end sessions which accounts says have ended, and remove old ones every
 * night.
 */
export const sessionWorkers: Workers = ({ db, queue, clock }) => {
  queue.work(endSessionsJob, async (mark) => {
    await endSessions(db, mark, clock());
  });
  queue.schedule(defineJob('session.clean'), '30 3 * * *', () =>
    deleteSessions(db, new Date(clock().getTime() - dayMs)),
  );
};
