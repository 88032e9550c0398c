import { defineJob } from '../../../platform/jobs/Queue.ts';

/**
 * The job that analyzes a board. It is queued again if the server ends during the analysis; the row
 * counts the attempts.
 */
export const analyzeJob = defineJob<{ readonly job: string }>('emi.analyze', 5);

/** The job that writes the mail about the end of an analysis; queued once per analysis. */
export const emiMailJob = defineJob<{ readonly job: string }>('emi.mail', 12);
