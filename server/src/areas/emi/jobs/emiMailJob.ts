import { defineJob } from '../../../platform/jobs/Queue.ts';

/** The job that writes the mail about the end of an analysis; queued once for each. */
export const emiMailJob = defineJob<{ readonly job: string }>('emi.mail', 12);
