import { newId } from '../../../platform/db/newId.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps, Workers } from '../../../platform/Deps.ts';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { linkMinutes, newLinkToken } from '../../security/mails/mailedLink.ts';
import { maySignIn } from '../../directory/maySignIn.ts';
import { accountByEmail, teamsOf } from '../../directory/people.queries.ts';
import { mailWayBack } from '../registration/mailWayBack.ts';
import { domainSignIn } from '../../security/proof/domainSignIn.ts';
import { noPasswordMail, passwordResetMail } from './passwordMails.ts';
import { resetMails, resetsFromNetwork } from './passwordLimits.ts';
import { insertPasswordReset } from './passwordReset.queries.ts';

interface Asked {
  readonly email: string;
  readonly ip: string;
}

const passwordResetJob = defineJob<Asked>('accounts.password-reset');

/**
 * Requests a password reset. A job looks up whether the address has an account, so neither the
 * answer nor its timing reveals it. @throws TooManyError
 */
export async function askForPasswordReset(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { email, ip }: Asked,
): Promise<void> {
  await takeCall({ db, clock }, resetsFromNetwork, networkOf(ip));
  await takeCall({ db, clock }, resetMails, email.toLowerCase());
  await queue.enqueue(db, passwordResetJob, { email, ip });
}

/**
 * Mails the link to people whose account may sign in, a way back to people who have not finished
 * their registration, and nothing to others.
 */
export const passwordResetWorker: Workers = (deps) => {
  const { db, clock, mailer, config, queue } = deps;
  queue.work(passwordResetJob, async ({ email, ip }) => {
    const account = await accountByEmail(db, email);
    if (!account) {
      await db.transaction().execute((trx) => mailWayBack(trx, deps, email));
      return;
    }
    if (!maySignIn(account)) return;
    if ((await domainSignIn(db, email)).isBound) {
      await db.transaction().execute((trx) => mailer.send(trx, noPasswordMail(account, config)));
      return;
    }
    const now = clock();
    const { token, hash } = newLinkToken();
    await db.transaction().execute(async (trx) => {
      const [team] = await teamsOf(trx, account.id);
      await insertPasswordReset(trx, {
        id: newId(now),
        account_id: account.id,
        token_hash: hash,
        expires_at: new Date(now.getTime() + linkMinutes * 60_000),
        used_at: null,
        created_at: now,
      });
      await mailer.send(trx, passwordResetMail(account, config, token));
      await recordAudit(trx, {
        at: now,
        actor: 'system',
        teamId: team?.id,
        ip,
        action: 'account.password-reset-mail',
        object: account.id,
      });
    });
  });
};
