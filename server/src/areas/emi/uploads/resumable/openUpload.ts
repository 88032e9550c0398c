import { emiUploadBytes, emiUploadOpenMs } from '@portal/shared/domain';
import { lockFor } from '../../../../platform/db/lockFor.ts';
import type { Deps } from '../../../../platform/Deps.ts';
import type { Viewer } from '../../../../platform/http/Viewer.ts';
import { EmiUploadError } from '../EmiUploadError.ts';
import { hashOfEmiToken, spendEmiToken } from '../emiTokens.ts';
import { plainName, type EmiUploadFields } from '../readEmiFields.ts';
import { requirePermission } from '../takeEmiUpload.ts';
import { endUpload } from './endUpload.ts';
import { partialKey, countOpenUploads } from './partialUploads.queries.ts';

/** Most resumable uploads of a team at a time: each may occupy 128 MB of disk for a day. */
export const mostOpenUploads = 10;

interface Opening {
  readonly id: string;
  readonly viewer: Viewer;
  readonly fields: EmiUploadFields;
  readonly file: {
    readonly name: string;
    readonly bytes: number;
    /** Milliseconds since 1970. */
    readonly modified: number | null;
  };
}

/**
 * Opens an upload for a day and consumes its token, so that only one of several concurrent calls
 * with one token succeeds. Reserves no use of the license yet.
 *
 * @returns its expiry
 * @throws EmiUploadError
 */
export async function openUpload(
  { db, clock, partials, queue }: Pick<Deps, 'db' | 'clock' | 'partials' | 'queue'>,
  { id, viewer, fields, file }: Opening,
): Promise<Date> {
  if (file.bytes === 0) throw new EmiUploadError('file_missing');
  if (file.bytes > emiUploadBytes) throw new EmiUploadError('file_size');
  await requirePermission({ db, clock }, { viewer, fields });
  const { team, user } = viewer;
  const now = clock();
  const expiresAt = new Date(now.getTime() + emiUploadOpenMs);
  const token_hash = hashOfEmiToken(fields.token);
  await db.transaction().execute(async (trx) => {
    await lockFor(trx, `emi uploads of ${team.id}`);
    if ((await countOpenUploads(trx, team.id, now)) >= mostOpenUploads) {
      throw new EmiUploadError('open');
    }
    if (!(await spendEmiToken(trx, viewer, fields.token, now))) throw new EmiUploadError('token');
    await trx
      .insertInto('manager.emi_partial_upload')
      .values({
        id,
        team_id: team.id,
        user_id: user.id,
        token_hash,
        license_id: fields.licenseId,
        src_filename: plainName(file.name),
        src_bytes: file.bytes,
        src_modified: file.modified,
        ...fields.lists,
        settings: JSON.stringify(fields.settings),
        terms: fields.terms,
        created_at: now,
        expires_at: expiresAt,
      })
      .execute();
  });
  // Outside the transaction: a slow store would hold the connection. If a server ends here, the
  // next request for the upload begins it.
  try {
    await partials.begin(partialKey(id));
  } catch (error) {
    await endUpload({ db, queue }, viewer, { id, token_hash });
    throw error;
  }
  return expiresAt;
}
