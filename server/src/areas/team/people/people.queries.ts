import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { endSessionsOfOthers } from '../../../platform/session/session.queries.ts';
import { deleteOwnViewsOfOthers } from '../list-views/list-views.queries.ts';
import type { PersonSnapshot, TeamSnapshot } from '../../../platform/protocol/managerJobs.ts';

/**
 * Writes a snapshot into the manager's copy, unless a newer one is there. People who are locked or
 * no longer in the team lose their sessions, which must not revive if they return later, and own views.
 */
export async function applyTeamSnapshot(
  trx: Kysely<Database>,
  { team, members }: TeamSnapshot,
  now: Date,
): Promise<void> {
  for (const { person } of members) await applyPerson(trx, person);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('manager.team_ref')
    .values(team)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(team).where('manager.team_ref.version', '<', team.version),
    )
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return;
  await trx.deleteFrom('manager.member_ref').where('team_id', '=', team.id).execute();
  const rows = members.map(({ person, role, joined_at }) => ({
    team_id: team.id,
    user_id: person.id,
    role,
    joined_at: new Date(joined_at),
  }));
  if (rows.length > 0) await trx.insertInto('manager.member_ref').values(rows).execute();
  await deleteOwnViewsOfOthers(trx, team.id);
  await endSessionsOfOthers(trx, team.id, now);
}

async function applyPerson(trx: Kysely<Database>, person: PersonSnapshot): Promise<void> {
  await trx
    .insertInto('manager.user_ref')
    .values(person)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(person)
        .where('manager.user_ref.version', '<', person.version),
    )
    .execute();
}
