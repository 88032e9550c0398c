import { accountByEmail, lockAccount, teamsOf } from '../../accounts/directory/people.queries.ts';
import { endAccountSessions } from '../../accounts/security/sessions/endAccountSessions.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { EndSessionsAnswer } from './people.contract.ts';

/**
 * Signs a person out everywhere, here and in the manager, and cancels pending sign-ins. Password
 * and factors are kept. @throws NotFoundError
 */
export async function endSessions(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  email: string,
  actor: string,
): Promise<EndSessionsAnswer> {
  const at = clock();
  return db.transaction().execute(async (trx) => {
    const account = await accountByEmail(trx, email);
    if (!account) throw new NotFoundError();
    await lockAccount(trx, account.id);
    const ended = await endAccountSessions(trx, queue, { accountId: account.id });
    const [team] = await teamsOf(trx, account.id);
    const act = {
      action: 'session.end-all',
      object: account.id,
      details: { count: ended },
    } as const;
    if (ended > 0) await recordAudit(trx, { at, actor, teamId: team?.id, ...act });
    return { id: account.id, ended };
  });
}
