import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { ReleaseErrorTable } from '../../../platform/db/tables/releaseFigures.ts';

export type ReleaseError = Selectable<ReleaseErrorTable>;

/** Limit per release. */
const mostErrors = 100;
/** Separate limit per release, because anybody can report violations. */
const mostViolations = 20;

/** Stores an error and deletes the oldest of its release. A known error is updated. */
export async function keepReleaseError(
  db: Kysely<Database>,
  { frames, ...error }: ReleaseError,
): Promise<void> {
  const { name, hash, kind, at } = error;
  await db
    .insertInto('manager.release_error')
    .values({ ...error, frames: JSON.stringify(frames) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ at })
        // A reported id cannot change another release's error.
        .where('manager.release_error.name', '=', name)
        .where('manager.release_error.hash', '=', hash),
    )
    .execute();
  const isViolation = kind === 'violation';
  const ofSort = db
    .selectFrom('manager.release_error')
    .select('id')
    .where('name', '=', name)
    .where('hash', '=', hash)
    .where('kind', isViolation ? '=' : '<>', 'violation')
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset(isViolation ? mostViolations : mostErrors);
  await db.deleteFrom('manager.release_error').where('id', 'in', ofSort).execute();
}

/** The latest errors of a remote, or of all, newest first. */
export async function lastReleaseErrors(
  db: Kysely<Database>,
  { name, most }: { readonly name?: string | undefined; readonly most: number },
): Promise<readonly ReleaseError[]> {
  return db
    .selectFrom('manager.release_error')
    .selectAll()
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function findReleaseError(
  db: Kysely<Database>,
  id: string,
): Promise<ReleaseError | undefined> {
  return db.selectFrom('manager.release_error').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes old errors. */
export async function deleteErrorsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('manager.release_error').where('at', '<', before).execute();
}
