import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type {
  LicenseDeviceFormerTable,
  LicenseEnrolmentTable,
} from '../../../platform/db/tables/licenses.ts';
import type { LicenseDevice } from '../license-files/license-files.queries.ts';
import { endLeases } from '../licenses/licenses.queries.ts';

export async function addEnrolment(
  db: Kysely<Database>,
  enrolment: Omit<Selectable<LicenseEnrolmentTable>, 'used_at'>,
): Promise<void> {
  await db
    .insertInto('manager.license_enrolment')
    .values({ ...enrolment, used_at: null })
    .execute();
}

/** Deletes enrolment codes that expired before an instant. */
export async function deleteEnrolmentsBefore(db: Kysely<Database>, at: Date): Promise<void> {
  await db.deleteFrom('manager.license_enrolment').where('expires_at', '<', at).execute();
}

/** Consumes an enrolment code. @returns undefined if it is unknown, used or expired. */
export async function takeEnrolment(
  trx: Kysely<Database>,
  codeHash: string,
  now: Date,
): Promise<{ team_id: string; user_id: string } | undefined> {
  return trx
    .updateTable('manager.license_enrolment')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['team_id', 'user_id'])
    .executeTakeFirst();
}

/** Records the previous owner of a device: their events may still arrive from it. */
export async function addFormerOwner(
  trx: Kysely<Database>,
  former: LicenseDeviceFormerTable,
): Promise<void> {
  await trx
    .insertInto('manager.license_device_former')
    .values(former)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Assigns a known device of the team to another person. */
export async function setDeviceOwner(
  trx: Kysely<Database>,
  {
    id,
    team_id: teamId,
    user_id,
    host,
  }: Pick<LicenseDevice, 'id' | 'team_id' | 'user_id' | 'host'>,
): Promise<void> {
  await forTeam(trx, teamId)
    .updateTable('manager.license_device')
    .set({ user_id, host })
    .where('id', '=', id)
    .execute();
}

/** Ends the running leases of a device. @returns the licenses, and their holders. */
export async function endLeasesOf(
  trx: Kysely<Database>,
  teamId: string,
  deviceId: string,
  now: Date,
): Promise<{ id: string; number: string; lease_user_id: string | null }[]> {
  const held = await forTeam(trx, teamId)
    .selectFrom('manager.license')
    .where('lease_device_id', '=', deviceId)
    .where('lease_until', '>', now)
    .select(['id', 'number', 'lease_user_id'])
    .orderBy('number')
    .forUpdate()
    .execute();
  await endLeases(
    trx,
    teamId,
    held.map(({ id }) => id),
  );
  return held;
}

/** The names that the client shows after registering, and the person's language. */
export async function enrolledNames(db: Kysely<Database>, teamId: string, userId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .innerJoin('manager.team_ref as team', 'team.id', 'member.team_id')
    .where('member.user_id', '=', userId)
    .select(['person.last_name', 'person.first_name', 'person.locale', 'team.name as team_name'])
    .executeTakeFirst();
}
