import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type {
  DistributorAttemptTable,
  DistributorLinkTable,
} from '../../platform/db/tables/distributor.ts';
import { forTeam } from '../../platform/db/forTeam.ts';
import type { LinkOwner } from './LinkOwner.ts';

export type Link = Selectable<DistributorLinkTable>;

export async function findLink(
  db: Kysely<Database>,
  { teamId, userId }: LinkOwner,
): Promise<Link | undefined> {
  return forTeam(db, teamId)
    .selectFrom('manager.distributor_link')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Saves the person's new link, replacing the previous one. */
export async function saveLink(
  trx: Kysely<Database>,
  row: Insertable<DistributorLinkTable>,
): Promise<void> {
  await trx
    .insertInto('manager.distributor_link')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id']).doUpdateSet(row))
    .execute();
}

export async function deleteLink(
  trx: Kysely<Database>,
  { teamId, userId }: LinkOwner,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await forTeam(trx, teamId)
    .deleteFrom('manager.distributor_link')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Reserves the refresh of a link for one caller until `until`, unless another caller has reserved
 * it or the access token is fresh again. The row lock decides between callers of all processes.
 * @returns the link with the tokens to refresh.
 */
export async function claimRefresh(
  db: Kysely<Database>,
  { teamId, userId }: LinkOwner,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Link | undefined> {
  return forTeam(db, teamId)
    .updateTable('manager.distributor_link')
    .set({ no_refresh_before: until })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('access_expires_at', '<=', now)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .where((is) => is.or([is('no_refresh_before', 'is', null), is('no_refresh_before', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Changes a link unless it was replaced or deleted meanwhile. @returns the changed link. */
export async function changeLink(
  db: Kysely<Database>,
  { id, team_id: teamId }: Link,
  changes: Omit<Updateable<DistributorLinkTable>, 'id' | 'team_id' | 'user_id'>,
): Promise<Link | undefined> {
  return forTeam(db, teamId)
    .updateTable('manager.distributor_link')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Saves a new link attempt and deletes the person's old attempts. */
export async function insertAttempt(
  trx: Kysely<Database>,
  row: Insertable<DistributorAttemptTable>,
  now: Date,
): Promise<void> {
  await forTeam(trx, row.team_id)
    .deleteFrom('manager.distributor_attempt')
    .where('user_id', '=', row.user_id)
    .where('expires_at', '<=', now)
    .execute();
  await trx.insertInto('manager.distributor_attempt').values(row).execute();
}

/**
 * Takes the attempt of the distributor's answer: only the session that began it can take it, and
 * only once.
 */
export async function takeAttempt(
  db: Kysely<Database>,
  { teamId, userId }: LinkOwner,
  {
    stateHash,
    sessionId,
    now,
  }: { readonly stateHash: string; readonly sessionId: string; readonly now: Date },
): Promise<Selectable<DistributorAttemptTable> | undefined> {
  return forTeam(db, teamId)
    .deleteFrom('manager.distributor_attempt')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}
