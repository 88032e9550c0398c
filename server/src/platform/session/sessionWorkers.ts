import { defineJob } from '../jobs/Queue.ts';
import type { Workers } from '../Deps.ts';
import { endSessionsJob } from '../protocol/endSessionsJob.ts';
import { deletePastSiteGrants, endSiteGrants } from '../protocol/sites/siteGrants.queries.ts';
import { deleteSessions, endSessions } from './session.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Registers the workers that end sessions which accounts says have ended, with the sites that were let
 * in during them, and remove old ones every night.
 */
export const sessionWorkers: Workers = ({ db, queue, clock }) => {
  queue.work(endSessionsJob, async (mark) => {
    await endSessions(db, mark, clock());
    await endSiteGrants(db, { session_uid: mark.provider_session });
  });
  queue.schedule(defineJob('session.clean'), '30 3 * * *', async () => {
    await deleteSessions(db, new Date(clock().getTime() - dayMs));
    await deletePastSiteGrants(db, clock());
  });
};
