import { isClockSkewed, openLicenseFile } from '@portal/shared/domain';
import { recordAudit } from '../../../platform/db/audit.ts';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import {
  addLicenseFile,
  endStandalone,
  findDevice,
  isUsedRequest,
  lockIssuedFile,
} from './license-files.queries.ts';
import { LicenseFileError } from './LicenseFileError.ts';

/**
 * Switches licenses back to network authentication, by the release request (LRR) of the device that
 * has deleted their license file. @throws LicenseFileError
 */
export async function switchToNetwork(
  { db, clock }: Deps,
  viewer: Viewer,
  { text, ip }: { readonly text: string; readonly ip: string },
): Promise<void> {
  const teamId = viewer.team.id;
  const now = clock();
  const opened = await openLicenseFile(text, 'LRR', async (kid) => {
    const device = await findDevice(db, kid);
    return device && !device.revoked_at ? device.public_key : null;
  });
  if (opened.kind === 'refused') throw new LicenseFileError(opened.reason);
  const { kid, payload } = opened;
  if (isClockSkewed(payload.iat, now)) throw new LicenseFileError('clock_skew');
  const device = await findDevice(db, kid);
  if (device?.team_id !== teamId || device.fingerprint !== payload.fp) {
    throw new LicenseFileError('foreign_device');
  }
  if (await isUsedRequest(db, 'LRR', payload.req)) throw new LicenseFileError('reused');
  await db.transaction().execute(async (trx) => {
    const issued = await lockIssuedFile(trx, teamId, payload.lic);
    if (issued && issued.device_id !== kid) throw new LicenseFileError('foreign_device');
    if (!issued || issued.released_at) throw new LicenseFileError('not_standalone');
    const isNew = await addLicenseFile(trx, {
      id: newId(now),
      kind: 'LRR',
      request_id: payload.req,
      team_id: teamId,
      device_id: kid,
      user_id: viewer.user.id,
      created_at: now,
    });
    if (!isNew) throw new LicenseFileError('reused');
    for (const number of await endStandalone(trx, teamId, issued.id, now)) {
      await recordAudit(trx, {
        at: now,
        actor: viewer.user.id,
        teamId,
        ip,
        action: 'license.network',
        object: number,
        details: { device: kid, file: issued.id },
      });
    }
  });
}
