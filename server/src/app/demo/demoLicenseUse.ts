import type { Kysely } from 'kysely';
import type { CreatedLicense } from '../../areas/licensing/licenses/createLicenses.ts';
import type { Database } from '../../platform/db/Database.ts';
import { newId } from '../../platform/db/newId.ts';
import { demoComputer } from './demoComputer.ts';

interface DemoUse {
  readonly teamId: string;
  readonly userIds: readonly string[];
  readonly now: Date;
}

const dayMs = 86_400_000;
/** Demo clients send no heartbeats, so their leases last long. */
const demoLeaseMs = 365 * dayMs;

/**
 * Makes some licenses standalone, each on its own machine with a stored key, so that the license
 * client can return them.
 */
export async function demoStandalone(
  trx: Kysely<Database>,
  { teamId, userIds, now, homes }: DemoUse & { readonly homes: string },
  licenses: readonly CreatedLicense[],
): Promise<void> {
  for (const [index, { id, number }] of licenses.entries()) {
    const userId = userIds[index % userIds.length];
    if (userId === undefined) return;
    const host = `demo-${number.toLowerCase()}`;
    const deviceId = await demoComputer(trx, { teamId, host, userId: null, homes });
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

/** Lets people use some licenses, one machine per person. */
export async function demoLeases(
  trx: Kysely<Database>,
  { teamId, userIds, now }: DemoUse,
  licenses: readonly CreatedLicense[],
): Promise<void> {
  const devices: { deviceId: string; userId: string }[] = [];
  for (const [index, userId] of userIds.slice(0, licenses.length).entries()) {
    const host = `demo-workstation-${String(index + 1)}`;
    devices.push({ userId, deviceId: await demoComputer(trx, { teamId, host, userId }) });
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
