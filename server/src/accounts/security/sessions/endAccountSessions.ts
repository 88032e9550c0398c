import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { Queue } from '../../../platform/jobs/Queue.ts';
import { endSessionsJob } from '../../../platform/protocol/managerJobs.ts';
import { endPendingSignInsOf } from './pendingSignIn.queries.ts';
import { endProviderGrants } from './endProviderGrants.ts';

interface Ended {
  readonly accountId: string;
  /** Its uid; that session stays. */
  readonly keptSession?: string | undefined;
  /** Only this one ends, if it is the account's. */
  readonly onlySession?: string | undefined;
}

/**
 * Ends the sessions of an account at accounts, with what was granted in them, and the manager's
 * sessions with them, in the caller's transaction. Unfinished sign-ins end, too. @returns how many
 * sessions ended
 */
export async function endAccountSessions(
  trx: Kysely<Database>,
  queue: Queue,
  { accountId, keptSession, onlySession }: Ended,
): Promise<number> {
  let ended = trx
    .deleteFrom('accounts.oidc_payload')
    .where('model', '=', 'Session')
    .where(sql`payload ->> 'accountId'`, '=', accountId);
  if (keptSession !== undefined) ended = ended.where('uid', '!=', keptSession);
  if (onlySession !== undefined) ended = ended.where('uid', '=', onlySession);
  const sessions = await ended.returning(['uid', 'payload']).execute();
  for (const { uid, payload } of sessions) {
    const grants = Object.values(payload.authorizations ?? {}).flatMap(({ grantId }) =>
      grantId === undefined ? [] : [grantId],
    );
    await endProviderGrants(trx, grants);
    if (uid !== null) await queue.enqueue(trx, endSessionsJob, { provider_session: uid });
  }
  if (onlySession === undefined) {
    await endPendingSignInsOf(trx, accountId);
    await trx
      .deleteFrom('accounts.oidc_payload')
      .where('model', '=', 'Interaction')
      .where(sql`payload #>> '{result,login,accountId}'`, '=', accountId)
      .execute();
  }
  return sessions.length;
}
