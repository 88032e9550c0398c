import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { dropOldUsage } from './retention.ts';

const retentionJob = defineJob<object>('usage.retention', 2);

/** Forgets, every night, the events that are older than what is kept. */
export const usageEventsWorkers: Workers = (deps) => {
  deps.queue.schedule(retentionJob, '17 3 * * *', () => dropOldUsage(deps));
};
