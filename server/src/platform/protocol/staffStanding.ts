import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** How long a second factor counts that staff have shown: a working day, in milliseconds. */
export const staffFactorMs = 12 * 60 * 60 * 1000;

interface Asked {
  readonly userId: string;
  /** The session at accounts (`sid` of the id token); `null` when none is known. */
  readonly providerSession: string | null;
}

/**
 * What the manager asks of accounts' data before it does something for staff only: the rule of
 * `requireStaff`, for a person in a session.
 * - `none`: no mark by the operator
 * - `unproved`: marked, but no second factor was shown in this session lately
 */
export async function staffStanding(
  db: Kysely<Database>,
  { userId, providerSession }: Asked,
  now: Date,
): Promise<'none' | 'unproved' | 'staff'> {
  const mark = await db
    .selectFrom('accounts.staff')
    .select('account_id')
    .where('account_id', '=', userId)
    .executeTakeFirst();
  if (!mark) return 'none';
  const proof = await db
    .selectFrom('accounts.session_proof')
    .select('factor_at')
    .where('session_uid', '=', providerSession ?? '')
    .where('factor_at', '>=', new Date(now.getTime() - staffFactorMs))
    .executeTakeFirst();
  return proof ? 'staff' : 'unproved';
}
