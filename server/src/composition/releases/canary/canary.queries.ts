import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Canary } from '../../registry/isInCanary.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { type Audience, hasReaders } from '../Audience.ts';

/** The canary of a remote, if any. */
export async function findCanary(db: Kysely<Database>, name: string): Promise<Canary | undefined> {
  return db
    .selectFrom('manager.release_canary')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
}

/** Starts or changes a canary. */
export async function writeCanary(trx: Kysely<Database>, canary: Canary): Promise<void> {
  const { name, ...rest } = { ...canary, teams: JSON.stringify(canary.teams) };
  await trx
    .insertInto('manager.release_canary')
    .values({ name, ...rest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
    .execute();
}

/** Ends a canary: everybody gets the same release. */
export async function deleteCanary(trx: Kysely<Database>, name: string): Promise<void> {
  await trx.deleteFrom('manager.release_canary').where('name', '=', name).execute();
}

/** Those ids that belong to no team. */
async function unknownTeams(
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

/** The canary of a remote. @throws ConflictError `no_canary` without one */
export async function runningCanary(db: Kysely<Database>, name: string): Promise<Canary> {
  const canary = await findCanary(db, name);
  if (!canary) throw new ConflictError('no_canary');
  return canary;
}

/** Why an audience is invalid, as a sentence. */
export async function audienceProblem(
  db: Kysely<Database>,
  audience: Audience,
): Promise<string | undefined> {
  if (!hasReaders(audience)) return 'names nobody: give --staff, --team or --share';
  const [unknown] = await unknownTeams(db, audience.teams);
  return unknown === undefined ? undefined : `the portal knows no team of the id ${unknown}`;
}
