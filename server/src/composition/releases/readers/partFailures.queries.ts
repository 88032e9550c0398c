import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { ReleasePartFailureTable } from '../../../platform/db/tables/registry.ts';

type PartFailures = Selectable<ReleasePartFailureTable>;

/** Adds failures of a place's parts. */
export async function addPartFailures(
  db: Kysely<Database>,
  { times, ...part }: Omit<PartFailures, 'times' | 'last_at'> & { readonly times: number },
  at: Date,
): Promise<void> {
  if (times === 0) return;
  await db
    .insertInto('manager.release_part_failure')
    .values({ ...part, times, last_at: at })
    .onConflict((conflict) =>
      conflict.columns(['name', 'hash', 'place', 'part']).doUpdateSet((row) => ({
        times: row('manager.release_part_failure.times', '+', times),
        last_at: at,
      })),
    )
    .execute();
}

/** Failed parts of a release, by place and part. */
export async function partFailures(
  db: Kysely<Database>,
  { name, hash }: { readonly name: string; readonly hash: string },
): Promise<readonly Omit<PartFailures, 'name' | 'hash'>[]> {
  return db
    .selectFrom('manager.release_part_failure')
    .select(['place', 'part', 'times', 'last_at'])
    .where('name', '=', name)
    .where('hash', '=', hash)
    .orderBy('place')
    .orderBy('part')
    .execute();
}
