import { defineJob } from '../../jobs/Queue.ts';
import type { Workers } from '../../deps.ts';
import { dropOldUsage } from './retention.ts';

const retentionJob = defineJob<object>('usage.retention', 2);

/** Forgets, every night, the events that are older than what is kept. */
export const usageEventsWorkers: Workers = (deps) => {
  deps.queue.schedule(retentionJob, '17 3 * * *', () => dropOldUsage(deps));
};
