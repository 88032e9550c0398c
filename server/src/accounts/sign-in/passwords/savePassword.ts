import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { teamsOf, type AccountRow } from '../../directory/people.queries.ts';
import { endAccountSessions } from '../../security/sessions/endAccountSessions.ts';
import { passwordChangedMail } from './passwordMails.ts';
import { closePasswordResets } from './passwordReset.queries.ts';

interface NewPassword {
  readonly account: AccountRow;
  readonly pwHash: string;
  readonly ip: string;
  readonly action: 'account.password-change' | 'account.password-reset';
  /** The session that stays; all others of the account end. */
  readonly keptSession?: string;
}

/**
 * Sets an account's password in the caller's transaction: other sessions and open links end, and
 * its person is told by mail. Known browsers become unknown.
 */
export async function savePassword(
  trx: Transaction<Database>,
  { clock, queue, mailer, config }: Pick<Deps, 'clock' | 'queue' | 'mailer' | 'config'>,
  { account, pwHash, ip, action, keptSession }: NewPassword,
): Promise<void> {
  const now = clock();
  await trx
    .updateTable('accounts.account')
    .set({ pw_hash: pwHash })
    .where('id', '=', account.id)
    .execute();
  await closePasswordResets(trx, account.id, now);
  await endAccountSessions(trx, queue, { accountId: account.id, keptSession });
  const [team] = await teamsOf(trx, account.id);
  const audit = { at: now, actor: account.id, teamId: team?.id, ip };
  await recordAudit(trx, { ...audit, action, object: account.id });
  await mailer.send(trx, passwordChangedMail(account, config));
}
