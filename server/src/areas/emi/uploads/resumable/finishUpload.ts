import { emiSettingsSchema } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';
import type { Deps } from '../../../../platform/Deps.ts';
import type { Viewer } from '../../../../platform/http/Viewer.ts';
import { emiSourceKey } from '../../jobs/emiBlobKeys.ts';
import { EmiJobRefusedError, queueEmiJob } from '../../jobs/queueEmiJob.ts';
import { EmiUploadError } from '../EmiUploadError.ts';
import { endUpload } from './endUpload.ts';
import {
  partialKey,
  lockPartialUpload,
  markFinished,
  type PartialUpload,
} from './partialUploads.queries.ts';

interface Finishing {
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/**
 * Creates the job of a complete upload and reserves the use of its license. The row lock ensures
 * one job, however often and on however many processes this runs. Can be retried after a failure.
 *
 * @throws EmiUploadError if no job is created; deletes the upload
 */
export async function finishUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'blobs' | 'partials' | 'queue'>,
  { viewer, locale }: Finishing,
  upload: PartialUpload,
): Promise<void> {
  const { id } = upload;
  const key = emiSourceKey(id);
  await deps.partials.complete(partialKey(id), key);
  try {
    await deps.db.transaction().execute(async (trx) => {
      if (!(await lockPartialUpload(trx, viewer, id))) return;
      await queueEmiJob(deps, trx, {
        id,
        key,
        bytes: upload.src_bytes,
        fileName: upload.src_filename,
        teamId: viewer.team.id,
        userId: viewer.user.id,
        licenseId: upload.license_id,
        lists: upload,
        settings: emiSettingsSchema.parse(upload.settings),
        locale,
        terms: upload.terms,
      });
      await markFinished(trx, viewer, id, deps.clock());
    });
  } catch (error) {
    if (!(error instanceof EmiJobRefusedError)) throw error;
    await endUpload(deps, viewer, upload);
    throw new EmiUploadError(error.reason);
  }
}
