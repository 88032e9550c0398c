import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';

/** Validity of an upload token, in milliseconds. */
const tokenMs = 10 * 60_000;

export const hashOfEmiToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** Issues a token for one upload by this person; stores only its hash. */
export async function issueEmiToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, team }: Viewer,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('manager.emi_upload_token')
    .values({
      token_hash: hashOfEmiToken(token),
      team_id: team.id,
      user_id: user.id,
      expires_at: new Date(clock().getTime() + tokenMs),
    })
    .execute();
  return token;
}

/** Whether a token is valid for an upload by this person now; does not consume it. */
export async function isEmiTokenGood(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { user, team }: Viewer,
  token: string,
): Promise<boolean> {
  const found = await forTeam(db, team.id)
    .selectFrom('manager.emi_upload_token')
    .select('token_hash')
    .where('token_hash', '=', hashOfEmiToken(token))
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Consumes a token. It may have expired during its upload, which began in time.
 * @returns false if another upload has consumed it
 */
export async function spendEmiToken(
  trx: Kysely<Database>,
  { user, team }: Viewer,
  token: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await forTeam(trx, team.id)
    .updateTable('manager.emi_upload_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfEmiToken(token))
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns a token whose upload became no job: it is valid again for its remaining time. */
export async function returnEmiToken(
  trx: Kysely<Database>,
  { user, team }: Pick<Viewer, 'user' | 'team'>,
  tokenHash: string,
): Promise<void> {
  await forTeam(trx, team.id)
    .updateTable('manager.emi_upload_token')
    .set({ used_at: null })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', user.id)
    .execute();
}
