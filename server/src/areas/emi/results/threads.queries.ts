import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { EmiRemarkTable, EmiThreadTable } from '../../../platform/db/tables/emi.ts';
import type { EmiProject } from '../jobs/suppressions.queries.ts';

/** What a team says about a finding, with the name of who takes care of it. */
export type ThreadRecord = Selectable<EmiThreadTable> & {
  readonly last_name: string | null;
  readonly first_name: string | null;
};

/** The threads of a project, the earliest first. */
export async function threadsOf(
  db: Kysely<Database>,
  { teamId, label }: EmiProject,
): Promise<ThreadRecord[]> {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_thread as thread')
    .leftJoin('manager.user_ref as person', 'person.id', 'thread.assignee')
    .selectAll('thread')
    .select(['person.last_name', 'person.first_name'])
    .where('thread.project', '=', label)
    .orderBy('thread.id')
    .execute();
}

export async function addThread(
  trx: Kysely<Database>,
  row: Insertable<EmiThreadTable>,
): Promise<void> {
  await trx.insertInto('manager.emi_thread').values(row).execute();
}

export async function changeThread(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
  changes: Updateable<EmiThreadTable>,
): Promise<void> {
  await forTeam(trx, teamId)
    .updateTable('manager.emi_thread')
    .set(changes)
    .where('id', '=', id)
    .execute();
}

export async function addRemark(
  trx: Kysely<Database>,
  row: Insertable<EmiRemarkTable>,
): Promise<void> {
  await trx.insertInto('manager.emi_remark').values(row).execute();
}

/** The remarks of a thread with the names of author and addressee, the earliest first. */
export async function remarksOf(db: Kysely<Database>, teamId: string, thread: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_remark as remark')
    .leftJoin('manager.user_ref as author', 'author.id', 'remark.user_id')
    .leftJoin('manager.user_ref as addressee', 'addressee.id', 'remark.whom')
    .select(['remark.id', 'remark.act', 'remark.text', 'remark.whom', 'remark.created_at'])
    .select(['author.last_name', 'author.first_name'])
    .select(['addressee.last_name as whom_last', 'addressee.first_name as whom_first'])
    .where('remark.thread_id', '=', thread)
    .orderBy('remark.id')
    .execute();
}

/** The members of a team, by name. */
export async function colleaguesOf(db: Kysely<Database>, teamId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.last_name', 'person.first_name'])
    .where('person.status', '=', 'active')
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('person.id')
    .execute();
}
