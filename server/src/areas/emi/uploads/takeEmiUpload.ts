import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { isEmiAgreementOutdated, tokyoDay, type Locale } from '@portal/shared/domain';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { emiSourceKey } from '../jobs/emiBlobKeys.ts';
import { EmiJobRefusedError, queueEmiJob } from '../jobs/queueEmiJob.ts';
import { emiLicenseFault } from '../licenses/emi-licenses.policy.ts';
import { emiLicenseOf } from '../licenses/emi-licenses.queries.ts';
import { readEmiSettings } from '../licenses/settings/EmiSettings.ts';
import { isArchiveStart, peekStart } from './archiveStart.ts';
import { EmiUploadError } from './EmiUploadError.ts';
import { isEmiTokenGood, spendEmiToken } from './emiTokens.ts';
import { plainName, type EmiUploadFields } from './readEmiFields.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'blobs' | 'queue'>;

interface Taking {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly fields: EmiUploadFields;
}

/**
 * Receives the archive of a board and queues its analysis. Checks token and license before reading
 * the archive, but consumes them only when it has arrived completely; of several uploads with one
 * token, or for the last use of a license, one becomes a job.
 *
 * @returns the id of the job
 * @throws EmiUploadError; deletes the archive
 */
export async function takeEmiUpload(
  deps: UploadDeps,
  taking: Taking,
  { file, filename }: MultipartFile,
): Promise<string> {
  await requirePermission(deps, taking);
  const { start, whole } = await peekStart(arriving(file));
  if (!isArchiveStart(start)) {
    throw new EmiUploadError(start.length === 0 ? 'file_missing' : 'file_type');
  }
  const { db, blobs, clock } = deps;
  const { user, team } = taking.viewer;
  const now = clock();
  const id = newId(now);
  const key = emiSourceKey(id);
  await db
    .insertInto('manager.emi_upload')
    .values({ id, team_id: team.id, user_id: user.id, created_at: now })
    .execute();
  try {
    const { size } = await blobs.put(key, Readable.from(whole));
    if (file.truncated) throw new EmiUploadError('file_size');
    await makeJob(deps, taking, { id, key, bytes: size, fileName: plainName(filename) });
  } catch (error) {
    await blobs.remove(key);
    await db.deleteFrom('manager.emi_upload').where('id', '=', id).execute();
    throw error;
  }
  return id;
}

/**
 * Checks whether an upload may begin now; consumes nothing.
 * @throws EmiUploadError `off`, `token`, `terms`, `license`, `license_period`, `license_used`
 */
export async function requirePermission(
  deps: Pick<Deps, 'db' | 'clock'>,
  { viewer, fields: { token, licenseId, terms } }: Omit<Taking, 'locale'>,
): Promise<void> {
  const { db, clock } = deps;
  if ((await readEmiSettings(db)).isOff) throw new EmiUploadError('off');
  if (!(await isEmiTokenGood(deps, viewer, token))) throw new EmiUploadError('token');
  if (isEmiAgreementOutdated(terms)) throw new EmiUploadError('terms');
  const license = await emiLicenseOf(db, viewer.team.id, licenseId);
  const fault = emiLicenseFault(license, tokyoDay(clock()));
  if (fault !== null) throw new EmiUploadError(fault);
}

/** The bytes of a file; a dropped connection is the sender's fault. */
async function* arriving(file: Readable): AsyncGenerator<Buffer, void, undefined> {
  try {
    for await (const piece of file) yield Buffer.from(piece);
  } catch {
    throw new EmiUploadError('form');
  }
}

interface Arrived {
  readonly id: string;
  readonly key: string;
  readonly bytes: number;
  readonly fileName: string;
}

async function makeJob(
  deps: UploadDeps,
  { viewer, locale, fields }: Taking,
  arrived: Arrived,
): Promise<void> {
  try {
    await deps.db.transaction().execute(async (trx) => {
      const isOurs = await spendEmiToken(trx, viewer, fields.token, deps.clock());
      if (!isOurs) throw new EmiUploadError('token');
      await queueEmiJob(deps, trx, {
        ...arrived,
        teamId: viewer.team.id,
        userId: viewer.user.id,
        licenseId: fields.licenseId,
        lists: fields.lists,
        settings: fields.settings,
        locale,
        terms: fields.terms,
      });
      await trx.deleteFrom('manager.emi_upload').where('id', '=', arrived.id).execute();
    });
  } catch (error) {
    if (error instanceof EmiJobRefusedError) throw new EmiUploadError(error.reason);
    throw error;
  }
}
