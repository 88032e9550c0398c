import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { ReleaseActTable } from '../../platform/db/tables/registry.ts';

export type ReleaseAct = Selectable<ReleaseActTable>;

type NewAct = Pick<ReleaseAct, 'name' | 'at' | 'actor' | 'act'> &
  Readonly<Partial<Record<'hash' | 'commit' | 'note', string | undefined>>>;

export async function insertReleaseAct(
  trx: Kysely<Database>,
  { hash, commit, note, ...act }: NewAct,
): Promise<void> {
  const row = { ...act, hash: hash ?? null, commit: commit ?? null, note: note ?? null };
  await trx.insertInto('manager.release_act').values(row).execute();
}

/** Actions on releases of one remote, or of all, in order. */
export async function listReleaseActs(
  db: Kysely<Database>,
  name?: string,
): Promise<readonly ReleaseAct[]> {
  return db
    .selectFrom('manager.release_act')
    .selectAll()
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('id')
    .execute();
}
