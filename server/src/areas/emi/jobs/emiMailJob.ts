import { defineJob } from '../../../platform/jobs/Queue.ts';

/** The job that writes the mail about the end of an analysis; queued once per analysis. */
export const emiMailJob = defineJob<{ readonly job: string }>('emi.mail', 12);
