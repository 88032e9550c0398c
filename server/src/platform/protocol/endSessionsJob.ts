import { defineJob } from '../jobs/Queue.ts';

/**
 * Ends the manager's sessions of a session at accounts (`sid` of the id token); accounts enqueues it
 * where somebody signs out there.
 */
export const endSessionsJob = defineJob<{ readonly provider_session: string }>('session.end', 20);
