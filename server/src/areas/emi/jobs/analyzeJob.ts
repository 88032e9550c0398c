import { defineJob } from '../../../platform/jobs/Queue.ts';

/**
 * The job that analyzes a board. It comes again when the server ended in the middle of it; how often
 * an analysis is begun counts its own row.
 */
export const analyzeJob = defineJob<{ readonly job: string }>('emi.analyze', 5);
