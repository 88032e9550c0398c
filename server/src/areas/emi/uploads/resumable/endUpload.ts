import type { Deps, Workers } from '../../../../platform/Deps.ts';
import type { Viewer } from '../../../../platform/http/Viewer.ts';
import { defineJob } from '../../../../platform/jobs/Queue.ts';
import { emiSourceKey } from '../../jobs/emiBlobKeys.ts';
import { returnEmiToken } from '../emiTokens.ts';
import {
  partialKey,
  deletePartialUpload,
  lockPartialUpload,
  type PartialUpload,
} from './partialUploads.queries.ts';

export const endedUploadJob = defineJob<{ readonly upload: string }>('emi.ended-upload');

/**
 * Ends an upload without a job: its token is valid again, and a queued job deletes its data, since
 * the blob store may be slow or unavailable.
 */
export async function endUpload(
  { db, queue }: Pick<Deps, 'db' | 'queue'>,
  person: Pick<Viewer, 'user' | 'team'>,
  { id, token_hash: tokenHash }: Pick<PartialUpload, 'id' | 'token_hash'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockPartialUpload(trx, person, id))) return;
    await deletePartialUpload(trx, person, id);
    await returnEmiToken(trx, person, tokenHash);
    await queue.enqueue(trx, endedUploadJob, { upload: id });
  });
}

export const emiEndedUploads: Workers = ({ blobs, partials, queue }) => {
  queue.work(endedUploadJob, async ({ upload }) => {
    await partials.remove(partialKey(upload));
    // Complete already, if a server ended before it became a job.
    await blobs.remove(emiSourceKey(upload));
  });
};
