import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Canary } from '../../registry/isInCanary.ts';

/** The release of a remote that only some get, if there is one. */
export async function findCanary(db: Kysely<Database>, name: string): Promise<Canary | undefined> {
  return db
    .selectFrom('manager.release_canary')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
}

/** From this moment the canary's readers get its release, instead of one that they had so far. */
export async function writeCanary(trx: Kysely<Database>, canary: Canary): Promise<void> {
  const { name, ...rest } = { ...canary, teams: JSON.stringify(canary.teams) };
  await trx
    .insertInto('manager.release_canary')
    .values({ name, ...rest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
    .execute();
}

/** From this moment everybody gets the same release. */
export async function deleteCanary(trx: Kysely<Database>, name: string): Promise<void> {
  await trx.deleteFrom('manager.release_canary').where('name', '=', name).execute();
}

/** Those of the ids that no team has. */
export async function unknownTeams(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('manager.team_ref')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return ids.filter((id) => !rows.some((row) => row.id === id));
}
