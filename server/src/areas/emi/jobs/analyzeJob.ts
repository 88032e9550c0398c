import { defineJob } from '../../../platform/jobs/Queue.ts';

/**
 * The job that analyzes a board. It is queued again if the server ends during the analysis; the row
 * counts the attempts.
 */
export const analyzeJob = defineJob<{ readonly job: string }>('emi.analyze', 5);
