import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../../http/Viewer.ts';
import { emiSourceKey } from '../../emi-jobs/emiBlobKeys.ts';
import { returnEmiToken } from '../emiTokens.ts';
import { partialKey } from './partialKey.ts';
import {
  deletePartialUpload,
  lockPartialUpload,
  type PartialUpload,
} from './partialUploads.queries.ts';

/** Ends an upload that becomes no job: what arrived is removed, and its token is good again. */
export async function endUpload(
  { db, blobs, partials }: Pick<Deps, 'db' | 'blobs' | 'partials'>,
  person: Pick<Viewer, 'user' | 'team'>,
  { id, token_hash: tokenHash }: PartialUpload,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockPartialUpload(trx, person, id))) return;
    await deletePartialUpload(trx, person, id);
    await returnEmiToken(trx, person, tokenHash);
    await partials.remove(partialKey(id));
    // Whole already, when a server ended before it became a job.
    await blobs.remove(emiSourceKey(id));
  });
}
