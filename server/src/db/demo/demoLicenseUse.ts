import { generateKeyPairSync } from 'node:crypto';
import { keyIdOf, sha256 } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { CreatedLicense } from '../../modules/licenses/createLicenses.ts';
import type { Database } from '../Database.ts';
import { newId } from '../newId.ts';

interface DemoUse {
  readonly teamId: string;
  readonly userIds: readonly string[];
  readonly now: Date;
}

const dayMs = 86_400_000;
/** Demo clients send no heartbeats, so their leases last long. */
const demoLeaseMs = 365 * dayMs;

/** Makes some licenses standalone, each on a machine of its own. */
export async function demoStandalone(
  trx: Kysely<Database>,
  { teamId, userIds, now }: DemoUse,
  licenses: readonly CreatedLicense[],
): Promise<void> {
  for (const [index, { id, number }] of licenses.entries()) {
    const userId = userIds[index % userIds.length];
    if (userId === undefined) return;
    const deviceId = await demoDevice(trx, teamId, `demo-${number.toLowerCase()}`, null);
    const fileId = newId(now);
    const since = new Date(now.getTime() - (3 + index) * dayMs);
    await trx
      .insertInto('manager.license_file')
      .values({
        id: fileId,
        kind: 'LIC',
        request_id: newId(now),
        team_id: teamId,
        device_id: deviceId,
        user_id: userId,
        created_at: since,
        released_at: null,
      })
      .execute();
    await trx
      .updateTable('manager.license')
      .set({ standalone_at: since, standalone_user_id: userId, standalone_file_id: fileId })
      .where('id', '=', id)
      .execute();
  }
}

/** Lets people work with some licenses, everybody on one machine. */
export async function demoLeases(
  trx: Kysely<Database>,
  { teamId, userIds, now }: DemoUse,
  licenses: readonly CreatedLicense[],
): Promise<void> {
  const devices: { deviceId: string; userId: string }[] = [];
  for (const [index, userId] of userIds.slice(0, licenses.length).entries()) {
    const host = `demo-workstation-${String(index + 1)}`;
    devices.push({ userId, deviceId: await demoDevice(trx, teamId, host, userId) });
  }
  for (const [index, { id }] of licenses.entries()) {
    const device = devices[index % devices.length];
    if (!device) return;
    await trx
      .updateTable('manager.license')
      .set({
        lease_id: newId(now),
        lease_device_id: device.deviceId,
        lease_user_id: device.userId,
        lease_until: new Date(now.getTime() + demoLeaseMs),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** A machine whose private key nobody keeps. @returns its id. */
async function demoDevice(
  trx: Kysely<Database>,
  teamId: string,
  host: string,
  userId: string | null,
): Promise<string> {
  const publicKey = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';
  const id = await keyIdOf(publicKey);
  await trx
    .insertInto('manager.license_device')
    .values({
      id,
      public_key: publicKey,
      fingerprint: await sha256(host),
      host,
      team_id: teamId,
      user_id: userId,
      revoked_at: null,
    })
    .execute();
  return id;
}
