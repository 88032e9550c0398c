import { createHash } from 'node:crypto';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../db/Database.ts';
import type { SessionTable } from '../db/tables/foundation.ts';
import type { Viewer } from '../http/Viewer.ts';
import { idleMs } from './sessionTimes.ts';
import { viewerColumns, viewerOfRow } from './viewerRow.ts';

export function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

export async function insertSession(
  trx: Kysely<Database>,
  row: Insertable<SessionTable>,
): Promise<void> {
  await trx.insertInto('manager.session').values(row).execute();
}

/** The person of a session that is live at `now`, if still a member of its team. */
export async function findViewer(
  db: Kysely<Database>,
  idHash: string,
  now: Date,
): Promise<Viewer | null> {
  const row = await db
    .selectFrom('manager.session as session')
    .innerJoin('manager.user_ref as person', 'person.id', 'session.user_id')
    .innerJoin('manager.team_ref as team', 'team.id', 'session.team_id')
    .innerJoin('manager.member_ref as member', (join) =>
      join
        .onRef('member.user_id', '=', 'session.user_id')
        .onRef('member.team_id', '=', 'session.team_id'),
    )
    .where('session.id_hash', '=', idHash)
    .where('session.ended_at', 'is', null)
    .where('session.idle_until', '>', now)
    .where('session.absolute_until', '>', now)
    .where('person.status', '=', 'active')
    .select(viewerColumns)
    .executeTakeFirst();
  return row ? viewerOfRow(row, idHash) : null;
}

export async function findSession(
  db: Kysely<Database>,
  idHash: string,
): Promise<Selectable<SessionTable> | undefined> {
  return db
    .selectFrom('manager.session')
    .selectAll()
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
}

/** Extends a session. @returns when it expires */
export async function extendSession(
  db: Kysely<Database>,
  idHash: string,
  now: Date,
): Promise<Date> {
  const idleUntil = new Date(now.getTime() + idleMs);
  const { absolute_until } = await db
    .updateTable('manager.session')
    .set({ idle_until: idleUntil })
    .where('id_hash', '=', idHash)
    .returning('absolute_until')
    .executeTakeFirstOrThrow();
  return absolute_until < idleUntil ? absolute_until : idleUntil;
}

/**
 * Takes the lease for refreshing a live session's tokens, unless another process holds it or the
 * tokens are valid beyond `needed`.
 * @returns the session with its tokens
 */
export async function claimRefresh(
  db: Kysely<Database>,
  idHash: string,
  { now, needed, until }: { readonly now: Date; readonly needed: Date; readonly until: Date },
): Promise<Selectable<SessionTable> | undefined> {
  return db
    .updateTable('manager.session')
    .set({ refreshing_until: until })
    .where('id_hash', '=', idHash)
    .where('ended_at', 'is', null)
    .where('access_expires_at', '<=', needed)
    .where((is) => is.or([is('refreshing_until', 'is', null), is('refreshing_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Releases the refresh lease and stores new tokens, if any. */
export async function endRefresh(
  db: Kysely<Database>,
  idHash: string,
  tokens: Pick<Updateable<SessionTable>, 'access_token' | 'access_expires_at' | 'refresh_token'>,
): Promise<void> {
  await db
    .updateTable('manager.session')
    .set({ ...tokens, refreshing_until: null })
    .where('id_hash', '=', idHash)
    .execute();
}

/** Ends live sessions selected by one key. @returns how many */
export async function endSessions(
  db: Kysely<Database>,
  mark: { readonly id_hash: string } | { readonly provider_session: string },
  now: Date,
): Promise<number> {
  const live = db
    .updateTable('manager.session')
    .set({ ended_at: now })
    .where('ended_at', 'is', null);
  const marked =
    'id_hash' in mark
      ? live.where('id_hash', '=', mark.id_hash)
      : live.where('provider_session', '=', mark.provider_session);
  const { numUpdatedRows } = await marked.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends live sessions in a team of people who are not active members of it. */
export async function endSessionsOfOthers(
  trx: Kysely<Database>,
  teamId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('manager.session')
    .set({ ended_at: now })
    .where('team_id', '=', teamId)
    .where('ended_at', 'is', null)
    .where('user_id', 'not in', (members) =>
      members
        .selectFrom('manager.member_ref as member')
        .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
        .where('member.team_id', '=', teamId)
        .where('person.status', '=', 'active')
        .select('person.id'),
    )
    .execute();
}

/** Deletes sessions that ended before a time. */
export async function deleteSessions(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('manager.session').where('absolute_until', '<', before).execute();
}
