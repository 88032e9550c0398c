import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { sealAudit } from './sealAudit.ts';

const sealJob = defineJob<object>('audit.seal', 2);

/** Seals the audit log every minute. */
export const auditWorkers: Workers = (deps) => {
  deps.queue.schedule(sealJob, '* * * * *', () => sealAudit(deps));
};
