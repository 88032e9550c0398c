import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { linkMinutes, newLinkToken } from '../../security/mails/mailedLink.ts';
import { teamsOf } from '../../directory/people.queries.ts';
import { securityMail, type Addressee } from '../../security/mails/securityMail.ts';
import { quotedName } from '../../security/mails/quotedName.ts';
import { keepMailedLink } from '../provider/attempts.queries.ts';
import { joinMails } from '../ssoLimits.ts';
import type { WaitingAccount } from './proveAccount.ts';

/**
 * Mails a link to the address of an account. Opened in the browser of the waiting sign-in, it proves
 * that the account is theirs. @throws TooManyError
 */
export async function sendJoinLink(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  { account, attempt }: Pick<WaitingAccount, 'account' | 'attempt'>,
  { uid, ip }: { readonly uid: string; readonly ip: string },
): Promise<void> {
  const { db, clock, mailer, config } = deps;
  await takeCall(deps, joinMails, account.id);
  const now = clock();
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  await db.transaction().execute(async (trx) => {
    await keepMailedLink(trx, attempt.state_hash, { hash, expiresAt });
    const [team] = await teamsOf(trx, account.id);
    const { name } = await trx
      .selectFrom('accounts.team')
      .select('name')
      .where('id', '=', attempt.team_id)
      .executeTakeFirstOrThrow();
    const act = { action: 'sso.join-mail', object: account.id } as const;
    await recordAudit(trx, { at: now, actor: 'system', teamId: team?.id, ip, ...act });
    const href = `${config.accountsUrl}/sign_in/${uid}/sso/join/${token}`;
    await mailer.send(trx, joinMail(account, name, href));
  });
}

function joinMail(person: Addressee, team: string, href: string) {
  return securityMail(
    person,
    {
      en: {
        subject: 'Confirm your account',
        before: [
          `Someone, probably you, has signed in with the single sign-on of ${quotedName('en', team)} and wants to use your account with it.`,
          `If it was you, open this page within ${linkMinutes} minutes, in the browser in which you are signing in.`,
        ],
        link: 'Confirm and sign in',
        after: [
          'The link works once, and only in that browser. Do not share it.',
          'If it was not you, ignore this email: nothing will change.',
        ],
      },
      ja: {
        subject: 'アカウントの確認',
        before: [
          `${quotedName('ja', team)}のシングルサインオンで、お使いのアカウントにサインインするお申し込みがありました。`,
          `ご自身による操作の場合は、${linkMinutes}分以内に、サインイン中のブラウザーで次のページを開いてください。`,
        ],
        link: '確認してサインイン',
        after: [
          'このアドレスは、そのブラウザーで一度だけ使えます。ほかの人に教えないでください。',
          'お心当たりがない場合は、このメールを破棄してください。何も変更されません。',
        ],
      },
    },
    href,
  );
}
