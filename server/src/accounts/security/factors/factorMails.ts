import type { Config } from '../../../platform/config/Config.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import { securityMail, type Addressee } from '../mails/securityMail.ts';

/** A second factor as mails and the audit log name it. */
export type FactorName = 'totp' | 'passkey';

interface FactorChange {
  readonly kind: FactorName;
  readonly change: 'added' | 'removed';
}

const resetPath = '/password/reset';
const names = {
  totp: { en: 'an authenticator app', ja: '認証アプリ' },
  passkey: { en: 'a passkey', ja: 'パスキー' },
} as const;
const ifItWasYou = {
  en: ['If it was you, there is nothing to do.'],
  ja: ['ご自身で操作された場合は、何もする必要はありません。'],
} as const;
const otherwise = {
  en: 'If it was not you, someone else knows your password: reset it immediately and contact us.',
  ja: 'お心当たりがない場合は、第三者にパスワードを知られています。すぐにパスワードを再設定し、弊社までご連絡ください。',
} as const;
const link = { en: 'Reset password', ja: 'パスワードを再設定する' } as const;

/** A mail after which its reader may want to take the account back. */
function warning(
  person: Addressee,
  { accountsUrl }: Pick<Config, 'accountsUrl'>,
  said: Readonly<Record<'en' | 'ja', { readonly subject: string; readonly text: string }>>,
): Mail {
  const letter = (locale: 'en' | 'ja') => ({
    subject: said[locale].subject,
    before: [said[locale].text, otherwise[locale]],
    link: link[locale],
    after: ifItWasYou[locale],
  });
  const letters = { en: letter('en'), ja: letter('ja') };
  return securityMail(person, letters, `${accountsUrl}${resetPath}`);
}

/** The mail after a second factor was added or removed. */
export function factorMail(
  person: Addressee,
  config: Pick<Config, 'accountsUrl'>,
  { kind, change }: FactorChange,
): Mail {
  const { en, ja } = names[kind];
  if (change === 'added') {
    return warning(person, config, {
      en: {
        subject: `Two-factor authentication: ${en} was added`,
        text: `Your account now has ${en} for verification in addition to the password.`,
      },
      ja: {
        subject: `2要素認証：${ja}が追加されました`,
        text: `お使いのアカウントに${ja}が追加されました。サインインのとき、パスワードに加えて本人確認に使われます。`,
      },
    });
  }
  return warning(person, config, {
    en: {
      subject: `Two-factor authentication: ${en} was removed`,
      text: `Your account no longer has ${en} that it used for verification.`,
    },
    ja: {
      subject: `2要素認証：${ja}が削除されました`,
      text: `お使いのアカウントで本人確認に使われていた${ja}が削除されました。`,
    },
  });
}

/** The mail after recovery codes were renewed. */
export function codesRenewedMail(person: Addressee, config: Pick<Config, 'accountsUrl'>): Mail {
  return warning(person, config, {
    en: {
      subject: 'Your recovery codes were renewed',
      text: 'Your account has new recovery codes. Your earlier codes no longer work.',
    },
    ja: {
      subject: 'リカバリーコードが再発行されました',
      text: 'お使いのアカウントのリカバリーコードが再発行されました。以前のコードは使えません。',
    },
  });
}

/** The mail after a recovery code was used. @param left how many are left */
export function recoveryUsedMail(
  person: Addressee,
  config: Pick<Config, 'accountsUrl'>,
  left: number,
): Mail {
  return warning(person, config, {
    en: {
      subject: 'A recovery code was used',
      text: `Someone used a recovery code of your account for verification. Codes left: ${left}.`,
    },
    ja: {
      subject: 'リカバリーコードが使用されました',
      text: `お使いのアカウントで、リカバリーコードによる本人確認が行われました。残りのコードは${left}個です。`,
    },
  });
}

/** The mail after all second factors were taken from an account, as was asked for 24 hours before. */
export function factorsResetMail(person: Addressee, config: Pick<Config, 'accountsUrl'>): Mail {
  return warning(person, config, {
    en: {
      subject: 'Two-factor authentication was turned off',
      text: 'As requested 24 hours ago, two-factor authentication of your account was turned off. You now sign in without it and can set it up again in “Sign-in and security”.',
    },
    ja: {
      subject: '2要素認証が解除されました',
      text: '24時間前にお知らせしたとおり、お使いのアカウントの2要素認証を解除しました。現在は2要素認証なしでサインインできます。「サインインとセキュリティ」で、もう一度設定できます。',
    },
  });
}
