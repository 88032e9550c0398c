import type { Config } from '../../../platform/config/Config.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { linkMinutes } from '../../security/mails/mailedLink.ts';
import { securityMail, type Addressee } from '../../security/mails/securityMail.ts';

/** The mail whose link lets its reader choose a new password. */
export function passwordResetMail(person: Addressee, { accountsUrl }: Config, token: string): Mail {
  return securityMail(person, reset, `${accountsUrl}/password/reset/${token}`);
}

/** The mail after a password was changed or reset, with a way to take the account back. */
export function passwordChangedMail(person: Addressee, { accountsUrl }: Config): Mail {
  return securityMail(person, changed, `${accountsUrl}/password/reset`);
}

/** The mail instead of a reset, to a person whose team signs in through its provider. */
export function noPasswordMail(
  person: Addressee,
  { managerUrl }: Pick<Config, 'managerUrl'>,
): Mail {
  return securityMail(
    person,
    {
      en: {
        subject: 'You sign in with your company account',
        before: [
          'Someone, probably you, asked to reset the password of your account.',
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

const reset = {
  en: {
    subject: 'Choose a new password',
    before: [
      'Someone, probably you, asked to reset the password of your account.',
      `Open this link within ${linkMinutes} minutes to choose a new one.`,
    ],
    link: 'Choose a new password',
    after: [
      'The link works once. Changing the password signs you out on all devices.',
      'If you did not request this, ignore this email: your password stays the same.',
    ],
  },
  ja: {
    subject: 'パスワードの再設定のご案内',
    before: [
      'お使いのアカウントについて、パスワードの再設定のお申し込みがありました。',
      `${linkMinutes}分以内に次のアドレスを開いて、新しいパスワードを設定してください。`,
    ],
    link: '新しいパスワードを設定する',
    after: [
      'このアドレスは一度だけ使えます。パスワードを変更すると、すべての端末からサインアウトします。',
      'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
    ],
  },
} as const;

const changed = {
  en: {
    subject: 'Your password was changed',
    before: [
      'The password of your account has been changed. Other devices have been signed out.',
      'If it was not you, reset the password immediately:',
    ],
    link: 'Reset password',
    after: ['If it was you, there is nothing to do.'],
  },
  ja: {
    subject: 'パスワードが変更されました',
    before: [
      'お使いのアカウントのパスワードが変更されました。ほかの端末はサインアウトしました。',
      'お心当たりがない場合は、すぐにパスワードを再設定してください。',
    ],
    link: 'パスワードを再設定する',
    after: ['ご自身で変更された場合は、何もする必要はありません。'],
  },
} as const;
