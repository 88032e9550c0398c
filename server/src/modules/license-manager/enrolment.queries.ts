import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { forTeam } from '../../db/forTeam.ts';
import type { LicenseEnrolmentTable } from '../../db/tables/licenses.ts';
import type { LicenseDevice } from '../license-files/license-files.queries.ts';

export interface Enrolled {
  readonly userId: string;
  readonly userName: string;
  readonly teamName: string;
}

/** Adds a code and forgets those that are over. */
export async function addEnrolment(
  db: Kysely<Database>,
  enrolment: Omit<Selectable<LicenseEnrolmentTable>, 'used_at'>,
  now: Date,
): Promise<void> {
  await db.deleteFrom('manager.license_enrolment').where('expires_at', '<', now).execute();
  await db
    .insertInto('manager.license_enrolment')
    .values({ ...enrolment, used_at: null })
    .execute();
}

/** Uses a code up. @returns undefined when it is unknown, used or over. */
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

/** Makes a device a person's own; one that is known changes hands within its team. */
export async function setDeviceOwner(
  trx: Kysely<Database>,
  device: Omit<LicenseDevice, 'created_at' | 'revoked_at'>,
): Promise<void> {
  const { user_id, host } = device;
  await trx
    .insertInto('manager.license_device')
    .values({ ...device, revoked_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ user_id, host }))
    .execute();
}

/** The names that the client shows after registering. */
export async function enrolledNames(
  db: Kysely<Database>,
  teamId: string,
  userId: string,
): Promise<{ last_name: string; first_name: string; team_name: string } | undefined> {
  return forTeam(db, teamId)
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .innerJoin('manager.team_ref as team', 'team.id', 'member.team_id')
    .where('member.user_id', '=', userId)
    .select(['person.last_name', 'person.first_name', 'team.name as team_name'])
    .executeTakeFirst();
}
