import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/** Signs of life of a session that are closer together are not written. */
const worthMs = 60_000;
/** Longer `User-Agent` headers are cut. */
const longestUserAgent = 500;

interface Seen {
  readonly sessionUid: string;
  readonly accountId: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly now: Date;
}

/** Stores the device of a sign-in. */
export async function noteDevice(
  db: Kysely<Database>,
  { sessionUid, accountId, userAgent, ip, now }: Seen,
): Promise<void> {
  const values = { user_agent: userAgent.slice(0, longestUserAgent), ip, seen_at: now };
  await db
    .insertInto('accounts.session_device')
    .values({ session_uid: sessionUid, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('session_uid').doUpdateSet(values))
    .execute();
}

/** Notes a sign of life of a session, once a minute. @param ip left out when it is not the device's */
export async function noteSeen(
  db: Kysely<Database>,
  sessionUid: string,
  { now, ip }: { readonly now: Date; readonly ip?: string | undefined },
): Promise<void> {
  await db
    .updateTable('accounts.session_device')
    .set({ seen_at: now, ...(ip === undefined ? {} : { ip }) })
    .where('session_uid', '=', sessionUid)
    .where('seen_at', '<=', new Date(now.getTime() - worthMs))
    .execute();
}

/**
 * A person's sessions with their devices, as far as those are known.
 * @param now the provider's time, by which sessions end
 */
export async function sessionsOf(db: Kysely<Database>, accountId: string, now: Date) {
  return db
    .selectFrom('accounts.oidc_payload as session')
    .leftJoin('accounts.session_device as device', 'device.session_uid', 'session.uid')
    .select(['session.uid', 'session.payload', 'session.expires_at'])
    .select(['device.user_agent', 'device.ip', 'device.seen_at'])
    .where('session.model', '=', 'Session')
    .where(sql`session.payload ->> 'accountId'`, '=', accountId)
    .where('session.expires_at', '>', now)
    .execute();
}
export type SessionRow = Awaited<ReturnType<typeof sessionsOf>>[number];

/** Forgets the devices of sessions that are gone. */
export async function deleteGoneDevices(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('accounts.session_device')
    .where('session_uid', 'not in', (sessions) =>
      sessions
        .selectFrom('accounts.oidc_payload')
        .select(sql<string>`uid`.as('uid'))
        .where('model', '=', 'Session')
        .where('uid', 'is not', null),
    )
    .execute();
}
