import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { teamsOf, type AccountRow } from '../../directory/people.queries.ts';
import { factorsResetMail } from '../factors/factorMails.ts';
import { factorKindsOf } from '../factors/factors.queries.ts';
import { deletePasskeysOf } from '../factors/passkeys.queries.ts';
import { deleteRecoveryCodes } from '../factors/recoveryCodes.queries.ts';
import { endPendingSignInsOf } from '../sessions/pendingSignIn.queries.ts';
import { deleteTotp } from '../factors/totp.queries.ts';

/** Removes all second factors of an account, in the caller's transaction, which has locked it. */
export async function removeAllFactors(
  trx: Transaction<Database>,
  { clock, mailer, config }: Pick<Deps, 'clock' | 'mailer' | 'config'>,
  account: AccountRow,
  actor: string,
): Promise<void> {
  const removed = await factorKindsOf(trx, account.id);
  // An app that is not confirmed yet is removed, too.
  await deleteTotp(trx, account.id);
  if (removed.length === 0) return;
  await deletePasskeysOf(trx, account.id);
  await deleteRecoveryCodes(trx, account.id);
  await endPendingSignInsOf(trx, account.id);
  const [team] = await teamsOf(trx, account.id);
  const act = { action: 'factor.reset', object: account.id, details: { removed } } as const;
  await recordAudit(trx, { at: clock(), actor, teamId: team?.id, ...act });
  await mailer.send(trx, factorsResetMail(account, config));
}
