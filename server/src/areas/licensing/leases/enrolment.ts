import { createHash, randomInt } from 'node:crypto';
import type {
  enrolAnswerSchema,
  enrolmentCodeSchema,
  enrolRequestSchema,
} from '@portal/shared/contracts';
import { personName } from '@portal/shared/domain';
import type { z } from 'zod';
import { savedLocale } from '../../../platform/answers/localeOf.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError, RequestError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { addDevice, lockDevice } from '../license-files/license-files.queries.ts';
import { DeviceError } from './deviceCall.ts';
import {
  addEnrolment,
  addFormerOwner,
  endLeasesOf,
  enrolledNames,
  setDeviceOwner,
  takeEnrolment,
} from './enrolment.queries.ts';

/** Alphabet of the codes: letters and digits that are easily distinguished. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 12;
const enrolmentMs = 10 * 60_000;

/** The enrolment code is wrong, used or older than ten minutes: 403 `bad_code`. */
class BadCodeError extends RequestError {
  override readonly name = 'BadCodeError';
  constructor() {
    super(403, 'bad_code');
  }
}

/** Creates a one-time enrolment code for the signed-in person; stores only its hash. */
export async function makeEnrolmentCode(
  { db, clock }: Deps,
  viewer: Viewer,
): Promise<z.infer<typeof enrolmentCodeSchema>> {
  const letters = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]);
  const code = letters.join('');
  const now = clock();
  const expires = new Date(now.getTime() + enrolmentMs);
  const { team, user } = viewer;
  const enrolment = { code_hash: hashOf(code), team_id: team.id, user_id: user.id };
  await addEnrolment(db, { ...enrolment, expires_at: expires });
  return { code: code.match(/.{4}/gu)?.join('-') ?? code, expires_at: expires.toISOString() };
}

/**
 * Registers a device to the person of an enrolment code; the device's signature was verified
 * before. Ends leases that another person holds with it. @throws BadCodeError; DeviceError
 * `foreign_device` for a device of another team or machine; ConflictError `device_revoked`
 */
export async function enrolDevice(
  { db, clock }: Deps,
  kid: string,
  { code, host, fp, dk }: z.infer<typeof enrolRequestSchema>,
  ip: string,
): Promise<z.infer<typeof enrolAnswerSchema>> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const enrolment = await takeEnrolment(trx, hashOf(code), now);
    if (!enrolment) throw new BadCodeError();
    const { team_id: teamId, user_id: userId } = enrolment;
    const own = { id: kid, team_id: teamId, user_id: userId, host };
    await addDevice(trx, { ...own, public_key: dk, fingerprint: fp });
    const known = await lockDevice(trx, kid);
    if (known?.revoked_at) throw new ConflictError('device_revoked');
    if (known?.team_id !== teamId || known.fingerprint !== fp) {
      throw new DeviceError('foreign_device');
    }
    const act = { at: now, actor: userId, teamId, ip };
    if (known.user_id !== userId) {
      // The previous owner's leases end, so that nobody keeps working with them.
      for (const { number, lease_user_id } of await endLeasesOf(trx, teamId, kid, now)) {
        const details = { active_user_id: lease_user_id, device: kid };
        await recordAudit(trx, { ...act, action: 'license.release', object: number, details });
      }
      if (known.user_id !== null) {
        await addFormerOwner(trx, { team_id: teamId, device_id: kid, user_id: known.user_id });
      }
    }
    await setDeviceOwner(trx, own);
    await recordAudit(trx, { ...act, action: 'device.enrol', object: kid, details: { host } });
    const names = await enrolledNames(trx, teamId, userId);
    if (!names) throw new BadCodeError();
    const user_name = personName(names, savedLocale(names.locale));
    return { device: kid, user: userId, user_name, team_name: names.team_name };
  });
}

/** The hash of a code; case, hyphens and spaces are ignored. */
function hashOf(code: string): string {
  const plain = code.toUpperCase().replace(/[\s-]/gu, '');
  return createHash('sha256').update(plain).digest('base64url');
}
