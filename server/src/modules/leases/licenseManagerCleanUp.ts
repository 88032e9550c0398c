import { deviceCallWindowMs } from '@portal/shared/domain';
import { defineJob } from '../../jobs/Queue.ts';
import type { Workers } from '../../jobs/Workers.ts';
import { deleteEnrolmentsBefore } from './enrolment.queries.ts';
import { deleteNoncesBefore } from './leases.queries.ts';

const cleanUpJob = defineJob<object>('licenses.clean-up', 2);

/** Forgets nonces that no call can repeat any more and codes that are over, once an hour. */
export const licenseManagerCleanUp: Workers = ({ db, clock, queue }) => {
  queue.schedule(cleanUpJob, '37 * * * *', async () => {
    const now = clock();
    // A call may be as much newer as older than the clock, so its nonce counts for twice the window.
    await deleteNoncesBefore(db, new Date(now.getTime() - 2 * deviceCallWindowMs));
    await deleteEnrolmentsBefore(db, now);
  });
};
