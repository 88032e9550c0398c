import { deviceCallWindowMs } from '@portal/shared/domain';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { deleteEnrolmentsBefore } from './enrolment.queries.ts';
import { deleteNoncesBefore } from './leases.queries.ts';

const cleanUpJob = defineJob<object>('licenses.clean-up', 2);

/**
 * Deletes expired enrolment codes, and nonces whose calls can no longer be replayed, every hour.
 */
export const licenseManagerCleanUp: Workers = ({ db, clock, queue }) => {
  queue.schedule(cleanUpJob, '37 * * * *', async () => {
    const now = clock();
    // A call may be newer or older than the clock, so its nonce is kept for twice the window.
    await deleteNoncesBefore(db, new Date(now.getTime() - 2 * deviceCallWindowMs));
    await deleteEnrolmentsBefore(db, now);
  });
};
