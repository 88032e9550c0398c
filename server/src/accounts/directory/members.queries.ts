import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { roleCodes, type ViewerRole } from '../../platform/http/Viewer.ts';

/** Everybody in a team, in the order of joining. */
export async function membersOf(db: Kysely<Database>, teamId: string) {
  return selectMembers(db, teamId).orderBy('m.joined_at').orderBy('a.id').execute();
}

/** A member of the team; undefined for anybody else. */
export async function memberOf(db: Kysely<Database>, teamId: string, id: string) {
  return selectMembers(db, teamId).where('a.id', '=', id).executeTakeFirst();
}
export type MemberRow = NonNullable<Awaited<ReturnType<typeof memberOf>>>;

function selectMembers(db: Kysely<Database>, teamId: string) {
  return db
    .selectFrom('accounts.membership as m')
    .innerJoin('accounts.account as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.email', 'a.last_name', 'a.first_name', 'a.locale', 'a.last_sign_in_at'])
    .leftJoin('accounts.leaving as leaving', 'leaving.account_id', 'a.id')
    .leftJoin('accounts.factor_reset as reset', (on) =>
      on.onRef('reset.account_id', '=', 'a.id').on('reset.ended_at', 'is', null),
    )
    .select('reset.due_at as factors_reset_at')
    .select(['a.version', 'a.avatar', 'm.role', 'm.joined_at', 'leaving.last_day as leaves_on'])
    .where('m.team_id', '=', teamId);
}

export async function setRole(
  trx: Kysely<Database>,
  { teamId, id }: { readonly teamId: string; readonly id: string },
  role: ViewerRole,
): Promise<void> {
  await trx
    .updateTable('accounts.membership')
    .set({ role: roleCodes[role] })
    .where('team_id', '=', teamId)
    .where('account_id', '=', id)
    .execute();
}
