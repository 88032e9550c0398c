import type { Config } from '../../../platform/config/Config.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { securityMail, type Addressee } from '../../security/mails/securityMail.ts';
import { quotedName } from '../../security/mails/quotedName.ts';

/** The mail to people whose way to sign in changes with their team's sign-on. */
export function switchedMail(
  person: Addressee,
  { team, isOn }: { readonly team: string; readonly isOn: boolean },
  { managerUrl, accountsUrl }: Pick<Config, 'managerUrl' | 'accountsUrl'>,
): Mail {
  const name = { en: quotedName('en', team), ja: quotedName('ja', team) };
  if (isOn) {
    return securityMail(
      person,
      {
        en: {
          subject: 'You now sign in with your company account',
          before: [
            `The owner of ${name.en} has turned on single sign-on.`,
            'On the sign-in page, enter your email and choose “Single sign-on”. Your password no longer signs you in.',
          ],
          link: 'Sign in',
          after: ['Questions are answered by the people of the team.'],
        },
        ja: {
          subject: '会社のアカウントでのサインインに変わりました',
          before: [
            `${name.ja}のオーナーがシングルサインオンを有効にしました。`,
            'サインイン画面でメールアドレスを入力し、「シングルサインオン」をお選びください。これまでのパスワードではサインインできません。',
          ],
          link: 'サインイン',
          after: ['ご不明な点は、チームの方にご確認ください。'],
        },
      },
      managerUrl,
    );
  }
  return securityMail(
    person,
    {
      en: {
        subject: 'You sign in with a password again',
        before: [
          `The owner of ${name.en} has turned off single sign-on.`,
          'Sign in with your email and password. If you have none or do not remember it, choose a new one:',
        ],
        link: 'Choose a password',
        after: ['Questions are answered by the people of the team.'],
      },
      ja: {
        subject: 'パスワードでのサインインに戻りました',
        before: [
          `${name.ja}のオーナーがシングルサインオンを無効にしました。`,
          'メールアドレスとパスワードでサインインしてください。パスワードをお持ちでない、またはお忘れの場合は、新しく設定してください。',
        ],
        link: 'パスワードを設定する',
        after: ['ご不明な点は、チームの方にご確認ください。'],
      },
    },
    `${accountsUrl}/password/reset`,
  );
}
