import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { emiSourceKey } from '../jobs/emiBlobKeys.ts';

const cleanUpJob = defineJob<object>('emi.uploads-clean-up', 2);
/** Age in milliseconds at which an upload without a job is abandoned. */
const givenUpMs = 48 * 60 * 60_000;

/** Deletes archives that arrived while a server ended, and expired tokens, once a day. */
export const emiUploadsCleanUp: Workers = ({ db, blobs, clock, queue }) => {
  queue.schedule(cleanUpJob, '29 18 * * *', async () => {
    const before = new Date(clock().getTime() - givenUpMs);
    const uploads = await db
      .selectFrom('manager.emi_upload')
      .select('id')
      .where('created_at', '<', before)
      .execute();
    for (const { id } of uploads) {
      await blobs.remove(emiSourceKey(id));
      await db.deleteFrom('manager.emi_upload').where('id', '=', id).execute();
    }
    await db.deleteFrom('manager.emi_upload_token').where('expires_at', '<', before).execute();
  });
};
