import { defineJob } from '../../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../../platform/Deps.ts';
import { emiSourceKey } from '../../jobs/emiBlobKeys.ts';
import { partialKey } from './partialUploads.queries.ts';

export const partialUploadsCleanUpJob = defineJob<object>('emi.partial-uploads-clean-up', 2);
/** Time in milliseconds that an expired upload is still reported as expired. */
const rememberedMs = 24 * 60 * 60_000;

/** Deletes the data of expired uploads every hour, and later their rows. */
export const emiPartialUploadsCleanUp: Workers = ({ db, blobs, partials, clock, queue }) => {
  queue.schedule(partialUploadsCleanUpJob, '41 * * * *', async () => {
    const now = clock();
    const expired = await db
      .selectFrom('manager.emi_partial_upload')
      .select('id')
      .where('finished_at', 'is', null)
      .where('expires_at', '<=', now)
      .execute();
    for (const { id } of expired) {
      await partials.remove(partialKey(id));
      await blobs.remove(emiSourceKey(id));
    }
    await db
      .deleteFrom('manager.emi_partial_upload')
      .where('expires_at', '<=', new Date(now.getTime() - rememberedMs))
      .execute();
  });
};
