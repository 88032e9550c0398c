import type { Product } from '@portal/shared/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { LicenseDeviceNonceTable } from '../../../platform/db/tables/licenses.ts';
import { noLease } from '../licenses/licenses.queries.ts';

/** Saves the nonce of a signed call. @returns false if the device has used it before. */
export async function useNonce(
  db: Kysely<Database>,
  use: Selectable<LicenseDeviceNonceTable>,
): Promise<boolean> {
  const added = await db
    .insertInto('manager.license_device_nonce')
    .values(use)
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteNoncesBefore(db: Kysely<Database>, at: Date): Promise<void> {
  await db.deleteFrom('manager.license_device_nonce').where('at', '<', at).execute();
}

/** Whether a person is an active member of a team and may hold a license. */
export async function isActiveMember(
  db: Kysely<Database>,
  teamId: string,
  userId: string,
): Promise<boolean> {
  const member = await forTeam(db, teamId)
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .where('member.user_id', '=', userId)
    .where('person.status', '=', 'active')
    .select('person.id')
    .executeTakeFirst();
  return member !== undefined;
}

/** The license of a product that a device holds by a running lease. */
export async function findHeldLicense(
  db: Kysely<Database>,
  { deviceId, product, now }: { deviceId: string; product: Product; now: Date },
): Promise<{ number: string; end_at: string; lease_id: string } | undefined> {
  return db
    .selectFrom('manager.license')
    .where('lease_device_id', '=', deviceId)
    .where('lease_until', '>', now)
    .where('product', '=', product)
    .where('lease_id', 'is not', null)
    .select(['number', 'end_at', 'lease_id'])
    .$narrowType<{ lease_id: string }>()
    .executeTakeFirst();
}

/**
 * Locks a free network license of the team, the one that ends first. Skips licenses locked by other
 * checkouts.
 */
export async function lockFreeLicense(
  trx: Kysely<Database>,
  { teamId, product, today, now }: { teamId: string; product: Product; today: string; now: Date },
): Promise<{ id: string; number: string; end_at: string } | undefined> {
  return forTeam(trx, teamId)
    .selectFrom('manager.license')
    .where('product', '=', product)
    .where('standalone_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('start_at', '<=', today)
    .where('end_at', '>=', today)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .select(['id', 'number', 'end_at'])
    .orderBy('end_at')
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function setLease(
  trx: Kysely<Database>,
  licenseId: string,
  lease: { id: string; deviceId: string; userId: string; until: Date },
): Promise<void> {
  await trx
    .updateTable('manager.license')
    .set({
      lease_id: lease.id,
      lease_device_id: lease.deviceId,
      lease_user_id: lease.userId,
      lease_until: lease.until,
    })
    .where('id', '=', licenseId)
    .execute();
}

/** The running lease of a device. */
export async function findLease(
  db: Kysely<Database>,
  { lease, deviceId, now }: { lease: string; deviceId: string; now: Date },
): Promise<{ lease_user_id: string | null; team_id: string; end_at: string } | undefined> {
  return db
    .selectFrom('manager.license')
    .where('lease_id', '=', lease)
    .where('lease_device_id', '=', deviceId)
    .where('lease_until', '>', now)
    .select(['lease_user_id', 'team_id', 'end_at'])
    .executeTakeFirst();
}

/** Extends a lease. @returns false if it has ended or expired. */
export async function extendLease(
  db: Kysely<Database>,
  { lease, until, now }: { lease: string; until: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('manager.license')
    .set({ lease_until: until })
    .where('lease_id', '=', lease)
    .where('lease_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a returned lease. @returns false if it was over already. */
export async function checkInLease(
  db: Kysely<Database>,
  { lease, deviceId, now }: { lease: string; deviceId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('manager.license')
    .set(noLease)
    .where('lease_id', '=', lease)
    .where('lease_device_id', '=', deviceId)
    .where('lease_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
