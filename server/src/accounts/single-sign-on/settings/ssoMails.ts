import type { Config } from '../../../config.ts';
import type { Mail } from '../../../mail/Mailer.ts';
import { securityMail, type Addressee } from '../../security-mails/securityMail.ts';
import { quotedName } from '../../users/quotedName.ts';

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
          subject: 'You sign in with your company’s account from now on',
          before: [
            `The owner of ${name.en} has switched on single sign-on.`,
            'On the sign-in page, enter your email and choose “Single sign-on”. Your password does not sign you in any more.',
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
          `The owner of ${name.en} has switched off single sign-on.`,
          'You sign in with your email and a password. If you have none, or do not remember it, choose a new one:',
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

/** The mail to the owner when the record that proved the domain is gone; nothing was switched off. */
export function lostRecordMail(
  owner: Addressee,
  {
    domain,
    name,
    value,
  }: { readonly domain: string; readonly name: string; readonly value: string },
  { accountsUrl }: Pick<Config, 'accountsUrl'>,
): Mail {
  return securityMail(
    owner,
    {
      en: {
        subject: `The record that proves ${domain} is missing`,
        before: [
          `Your team uses single sign-on for addresses of ${domain}. The TXT record that proves the domain can no longer be found.`,
          `Name: ${name}`,
          `Value: ${value}`,
          'Nothing was switched off. Please put the record back, or switch off single sign-on if the domain is no longer yours.',
        ],
        link: 'Open single sign-on',
        after: [],
      },
      ja: {
        subject: `${domain} を確認するレコードが見つかりません`,
        before: [
          `チームのシングルサインオンは ${domain} のメールアドレスに適用されています。ドメインを確認するTXTレコードが見つからなくなりました。`,
          `名前：${name}`,
          `値：${value}`,
          '設定は無効になっていません。レコードを元に戻すか、ドメインをお使いでない場合はシングルサインオンを無効にしてください。',
        ],
        link: 'シングルサインオンの設定を開く',
        after: [],
      },
    },
    `${accountsUrl}/sso`,
  );
}

/** The mail instead of a reset, to somebody whose team signs in by its provider. */
export function noPasswordMail(
  person: Addressee,
  { managerUrl }: Pick<Config, 'managerUrl'>,
): Mail {
  return securityMail(
    person,
    {
      en: {
        subject: 'You sign in with your company’s account',
        before: [
          'Somebody, probably you, asked to reset the password of your account.',
          'Your team uses single sign-on: there is no password to reset. On the sign-in page, enter your email and choose “Single sign-on”.',
        ],
        link: 'Sign in',
        after: ['If you did not ask for it, ignore this email.'],
      },
      ja: {
        subject: '会社のアカウントでサインインしてください',
        before: [
          'お使いのアカウントについて、パスワードの再設定のお申し込みがありました。',
          'チームでシングルサインオンをお使いのため、再設定するパスワードはありません。サインイン画面でメールアドレスを入力し、「シングルサインオン」をお選びください。',
        ],
        link: 'サインイン',
        after: ['お心当たりがない場合は、このメールを破棄してください。'],
      },
    },
    managerUrl,
  );
}
