import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { forTeam } from '../../../../platform/db/forTeam.ts';
import type { EmiPartialUploadTable } from '../../../../platform/db/tables/emi.ts';
import type { Viewer } from '../../../../platform/http/Viewer.ts';

/** Key of an incomplete archive among the partial files. */
export const partialKey = (upload: string): string => `emi/partial/${upload}`;

export type PartialUpload = Selectable<EmiPartialUploadTable>;
type Person = Pick<Viewer, 'user' | 'team'>;

const table = 'manager.emi_partial_upload';

/** An upload of this person, never a colleague's. */
export async function partialUploadOf(
  db: Kysely<Database>,
  { user, team }: Person,
  id: string,
): Promise<PartialUpload | undefined> {
  return forTeam(db, team.id)
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
}

/** Locks an upload. @returns whether it still waits to become a job */
export async function lockPartialUpload(
  trx: Kysely<Database>,
  { team }: Person,
  id: string,
): Promise<boolean> {
  const found = await forTeam(trx, team.id)
    .selectFrom(table)
    .select('finished_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found?.finished_at === null;
}

/** A person's resumable uploads, the newest first. */
export async function openUploadsOf(
  db: Kysely<Database>,
  { user, team }: Person,
  now: Date,
): Promise<PartialUpload[]> {
  return forTeam(db, team.id)
    .selectFrom(table)
    .selectAll()
    .where('user_id', '=', user.id)
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** The number of a team's resumable uploads. */
export async function countOpenUploads(
  db: Kysely<Database>,
  teamId: string,
  now: Date,
): Promise<number> {
  const { count } = await forTeam(db, teamId)
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

export async function markFinished(
  trx: Kysely<Database>,
  { team }: Person,
  id: string,
  now: Date,
): Promise<void> {
  await forTeam(trx, team.id)
    .updateTable(table)
    .set({ finished_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deletePartialUpload(
  trx: Kysely<Database>,
  { team }: Person,
  id: string,
): Promise<void> {
  await forTeam(trx, team.id).deleteFrom(table).where('id', '=', id).execute();
}
