import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { ListViewTable } from '../../../platform/db/tables/listViews.ts';

export type ListViewRecord = Selectable<ListViewTable>;

interface Member {
  readonly teamId: string;
  readonly userId: string;
}

/** The views that a person of a team sees: own and shared ones. */
function visibleViews(db: Kysely<Database>, { teamId, userId }: Member) {
  return forTeam(db, teamId)
    .selectFrom('manager.list_view')
    .selectAll()
    .where((is) => is.or([is('user_id', '=', userId), is('is_shared', '=', true)]));
}

export function viewsOfList(
  db: Kysely<Database>,
  member: Member,
  list: string,
): Promise<ListViewRecord[]> {
  return visibleViews(db, member).where('list', '=', list).orderBy('id').execute();
}

export function findView(
  trx: Kysely<Database>,
  member: Member,
  id: string,
): Promise<ListViewRecord | undefined> {
  return visibleViews(trx, member).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The number of the shared views of a team, or of the person's own. */
export async function countViews(
  trx: Kysely<Database>,
  { teamId, userId }: Member,
  isShared: boolean,
): Promise<number> {
  const { count } = await forTeam(trx, teamId)
    .selectFrom('manager.list_view')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('is_shared', '=', isShared)
    .$if(!isShared, (query) => query.where('user_id', '=', userId))
    .executeTakeFirstOrThrow();
  return count;
}

export async function addView(
  trx: Kysely<Database>,
  view: Insertable<ListViewTable>,
): Promise<void> {
  await trx.insertInto('manager.list_view').values(view).execute();
}

export async function changeView(
  trx: Kysely<Database>,
  { id, team_id }: ListViewRecord,
  changes: Updateable<ListViewTable>,
): Promise<void> {
  await forTeam(trx, team_id)
    .updateTable('manager.list_view')
    .set(changes)
    .where('id', '=', id)
    .execute();
}

export async function removeView(
  trx: Kysely<Database>,
  { id, team_id }: ListViewRecord,
): Promise<void> {
  await forTeam(trx, team_id).deleteFrom('manager.list_view').where('id', '=', id).execute();
}

/** Deletes the own views of people who have left a team. Shared ones stay. */
export async function deleteOwnViewsOfOthers(trx: Kysely<Database>, teamId: string): Promise<void> {
  await forTeam(trx, teamId)
    .deleteFrom('manager.list_view')
    .where('is_shared', '=', false)
    .where('user_id', 'not in', (members) =>
      members.selectFrom('manager.member_ref').select('user_id').where('team_id', '=', teamId),
    )
    .execute();
}
