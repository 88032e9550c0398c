import { defineJob } from '../jobs/Queue.ts';
import type { Workers } from '../Deps.ts';
import { endSessionsJob } from '../protocol/managerJobs.ts';
import { deletePastSiteGrants, endSiteGrants } from '../protocol/sites/siteGrants.queries.ts';
import { deleteSessions, endSessions } from './session.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Workers that end sessions which accounts ended, including the consents for sites, and delete old
 * sessions nightly.
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
