import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, NotFoundError } from '../../../platform/errors.ts';
import {
  countActs,
  deviceOfFile,
  endStandalone,
  lockByNumber,
  revokeDevice,
} from './license-files.queries.ts';

const action = 'license.force_network';
const yearMs = 365 * 86_400_000;
/**
 * Licenses that a team may take back this way in a year. The limit exists because a lost machine may
 * still work with its license file.
 */
const perTeamAndYear = 2;

/**
 * Takes a standalone license back without the machine's release request, because the machine is
 * lost or broken. Ends the whole license file and revokes the device. @param actor actor for the
 * audit log @throws NotFoundError; ConflictError `not_standalone`, or `limit_reached` after two in
 * a year.
 */
export async function forceNetwork(
  { db, clock }: Deps,
  number: string,
  actor: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const license = await lockByNumber(trx, number);
    if (!license) throw new NotFoundError();
    const { team_id: teamId, standalone_file_id: fileId } = license;
    if (fileId === null) throw new ConflictError('not_standalone');
    const acts = await countActs(trx, teamId, action, new Date(now.getTime() - yearMs));
    if (acts >= perTeamAndYear) throw new ConflictError('limit_reached');
    const device = await deviceOfFile(trx, fileId);
    const numbers = await endStandalone(trx, teamId, fileId, now);
    await revokeDevice(trx, device, now);
    const details = { numbers, device, file: fileId };
    await recordAudit(trx, { at: now, actor, teamId, action, object: number, details });
  });
}
