import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { LicenseDeviceTable, LicenseFileTable } from '../../../platform/db/tables/licenses.ts';
import { noLease } from '../licenses/licenses.queries.ts';

export type LicenseDevice = Selectable<LicenseDeviceTable>;
type LicenseFileRecord = Selectable<LicenseFileTable>;

/** The device of a key in any team; the caller checks the team. */
export async function findDevice(
  db: Kysely<Database>,
  id: string,
): Promise<LicenseDevice | undefined> {
  return db
    .selectFrom('manager.license_device')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * Locks a device until the transaction ends, so that one call at a time changes its licenses and
 * owner. Does not block inserts of license files that refer to it.
 */
export async function lockDevice(
  trx: Kysely<Database>,
  id: string,
): Promise<LicenseDevice | undefined> {
  return trx
    .selectFrom('manager.license_device')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Adds a device. A known one stays as it is. */
export async function addDevice(
  trx: Kysely<Database>,
  device: Omit<LicenseDevice, 'created_at' | 'revoked_at'>,
): Promise<void> {
  await trx
    .insertInto('manager.license_device')
    .values({ ...device, revoked_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Saves a license file. @returns false if its request was used before. */
export async function addLicenseFile(
  trx: Kysely<Database>,
  file: Omit<LicenseFileRecord, 'released_at'>,
): Promise<boolean> {
  const added = await trx
    .insertInto('manager.license_file')
    .values({ ...file, released_at: null })
    .onConflict((conflict) => conflict.columns(['kind', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Locks an issued license file of the team until the transaction ends. */
export async function lockIssuedFile(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
): Promise<LicenseFileRecord | undefined> {
  return forTeam(trx, teamId)
    .selectFrom('manager.license_file')
    .selectAll()
    .where('kind', '=', 'LIC')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a request of this kind and id was used before. */
export async function isUsedRequest(
  db: Kysely<Database>,
  kind: 'LIR' | 'LRR',
  requestId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('manager.license_file')
    .select('id')
    .where('kind', '=', kind)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setStandalone(
  trx: Kysely<Database>,
  teamId: string,
  licenseId: string,
  standalone: { since: Date; userId: string; fileId: string },
): Promise<void> {
  await forTeam(trx, teamId)
    .updateTable('manager.license')
    .set((eb) => ({
      // The row may still contain an expired lease.
      ...noLease,
      standalone_at: standalone.since,
      standalone_user_id: standalone.userId,
      standalone_file_id: standalone.fileId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', licenseId)
    .execute();
}

/** Ends standalone mode of all licenses of a file. @returns their numbers. */
export async function endStandalone(
  trx: Kysely<Database>,
  teamId: string,
  fileId: string,
  now: Date,
): Promise<string[]> {
  const own = forTeam(trx, teamId);
  const licenses = await own
    .updateTable('manager.license')
    .set((eb) => ({
      standalone_from: eb.ref('standalone_at'),
      standalone_until: now,
      standalone_at: null,
      standalone_user_id: null,
      standalone_file_id: null,
      version: eb('version', '+', 1),
    }))
    .where('standalone_file_id', '=', fileId)
    .returning('number')
    .execute();
  await own
    .updateTable('manager.license_file')
    .set({ released_at: now })
    .where('id', '=', fileId)
    .execute();
  return licenses.map(({ number }) => number).sort();
}

/** Locks a license of any team by its number until the transaction ends, for the operator. */
export async function lockByNumber(
  trx: Kysely<Database>,
  number: string,
): Promise<{ team_id: string; standalone_file_id: string | null } | undefined> {
  return trx
    .selectFrom('manager.license')
    .select(['team_id', 'standalone_file_id'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts how often an action was done to objects of a team since an instant. */
export async function countActs(
  db: Kysely<Database>,
  teamId: string,
  action: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('portal.audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('action', '=', action)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deviceOfFile(db: Kysely<Database>, fileId: string): Promise<string> {
  const file = await db
    .selectFrom('manager.license_file')
    .select('device_id')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  return file.device_id;
}

/** Revokes a device of any team. @returns its owner, or `undefined` for an unknown device. */
export async function revokeDevice(
  trx: Kysely<Database>,
  id: string,
  now: Date,
): Promise<{ team_id: string; host: string } | undefined> {
  return trx
    .updateTable('manager.license_device')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .returning(['team_id', 'host'])
    .executeTakeFirst();
}
