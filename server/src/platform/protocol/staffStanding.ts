import type { Kysely } from 'kysely';
import type { Database } from '../db/Database.ts';

/** How long a staff member's second factor is valid, in ms: a working day. */
const staffFactorMs = 12 * 60 * 60 * 1000;

interface Asked {
  readonly userId: string;
  /** The session at accounts (`sid` of the id token); `null` if unknown. */
  readonly providerSession: string | null;
}

/**
 * Reads from accounts' data whether a person is staff in a session.
 * - `none`: not marked by the operator
 * - `unproved`: marked, but without a recent second factor in this session
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
