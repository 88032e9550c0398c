import { accountByEmail, lockAccount, teamsOf } from '../../accounts/people/people.queries.ts';
import { factorKindsOf } from '../../accounts/second-factors/factors.queries.ts';
import { factorsResetMail } from '../../accounts/second-factors/factorMails.ts';
import { deletePasskeysOf } from '../../accounts/second-factors/passkeys/passkeys.queries.ts';
import { deleteRecoveryCodes } from '../../accounts/second-factors/recovery-codes/recoveryCodes.queries.ts';
import { endPendingSignInsOf } from '../../accounts/second-factors/sign-in-step/pendingSignIn.queries.ts';
import { deleteTotp } from '../../accounts/second-factors/totp/totp.queries.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import { NotFoundError } from '../../errors.ts';
import type { ResetFactorsAnswer } from './people.contract.ts';

/**
 * Takes every second factor from a person who has lost them, and tells them by mail. Whether it is
 * really they who ask is for the operator to find out. @throws NotFoundError
 */
export async function resetFactors(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  email: string,
  actor: string,
): Promise<ResetFactorsAnswer> {
  const at = clock();
  return db.transaction().execute(async (trx) => {
    const account = await accountByEmail(trx, email);
    if (!account) throw new NotFoundError();
    await lockAccount(trx, account.id);
    const removed = await factorKindsOf(trx, account.id);
    // One that was begun and not confirmed goes too.
    await deleteTotp(trx, account.id);
    if (removed.length === 0) return { id: account.id, removed };
    await deletePasskeysOf(trx, account.id);
    await deleteRecoveryCodes(trx, account.id);
    await endPendingSignInsOf(trx, account.id);
    const [team] = await teamsOf(trx, account.id);
    const act = { action: 'factor.reset', object: account.id, details: { removed } } as const;
    await recordAudit(trx, { at, actor, teamId: team?.id, ...act });
    await mailer.send(trx, factorsResetMail(account, config));
    return { id: account.id, removed };
  });
}
