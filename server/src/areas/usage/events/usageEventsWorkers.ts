import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { dropOldUsage } from './retention.ts';

const retentionJob = defineJob<object>('usage.retention', 2);

/** Drops expired events every night. */
export const usageEventsWorkers: Workers = (deps) => {
  deps.queue.schedule(retentionJob, '17 3 * * *', () => dropOldUsage(deps));
};
