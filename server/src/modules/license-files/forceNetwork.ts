import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';
import { endStandalone } from './license-files.queries.ts';

const action = 'license.force_network';
const yearMs = 365 * 86_400_000;
/** A lost machine may still work with its file, so this is for rare cases. */
const perTeamAndYear = 2;

/**
 * Takes a standalone license back without the machine's release request: it was lost or broke.
 * Ends the whole license file and locks the machine out.
 * @throws NotFoundError; ConflictError `not_standalone`, or `limit_reached` after two in a year.
 */
export async function forceNetwork({ db, clock }: Deps, number: string): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const license = await trx
      .selectFrom('manager.license')
      .select(['team_id', 'standalone_file_id'])
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (!license) throw new NotFoundError();
    const { team_id: teamId, standalone_file_id: fileId } = license;
    if (fileId === null) throw new ConflictError('not_standalone');
    const { count } = await trx
      .selectFrom('portal.audit_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('team_id', '=', teamId)
      .where('action', '=', action)
      .where('at', '>', new Date(now.getTime() - yearMs))
      .executeTakeFirstOrThrow();
    if (count >= perTeamAndYear) throw new ConflictError('limit_reached');
    const file = await trx
      .selectFrom('manager.license_file')
      .select('device_id')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    const numbers = await endStandalone(trx, teamId, fileId, now);
    await trx
      .updateTable('manager.license_device')
      .set({ revoked_at: now })
      .where('id', '=', file.device_id)
      .execute();
    const details = { numbers, device: file.device_id, file: fileId };
    await recordAudit(trx, { at: now, actor: 'operator', teamId, action, object: number, details });
  });
}
