import type { ActionWords } from './ActionWords.ts';

/** Acts that concern sign-ins, passwords, second factors and sessions. */
export const accessActions = {
  'account.sign-in': { en: 'Signed in', ja: 'サインイン' },
  'account.password-reset-mail': {
    en: 'Asked for a new password by mail',
    ja: 'パスワード再設定メールの送信',
  },
  'account.password-reset': {
    en: 'Reset the password',
    ja: 'パスワードの再設定',
  },
  'account.password-change': {
    en: 'Changed the password',
    ja: 'パスワードの変更',
  },
  'account.address-ask': {
    en: 'Asked for another email address',
    ja: 'メールアドレス変更の申し込み',
  },
  'account.address-refuse': {
    en: 'Stopped a change of the email address',
    ja: 'メールアドレス変更の中止',
  },
  'account.address-change': {
    en: 'Changed the email address',
    ja: 'メールアドレスの変更',
  },
  'account.new-device': {
    en: 'Signed in on a new device',
    ja: '新しい端末でのサインイン',
  },
  'session.end': {
    en: 'Signed out other devices',
    ja: 'ほかの端末のサインアウト',
  },
  'session.end-all': {
    en: 'Signed out everywhere',
    ja: 'すべての端末のサインアウト',
  },
  'site.connect': { en: 'Let another site in', ja: '外部サイトの接続' },
  'site.disconnect': { en: 'Disconnected another site', ja: '外部サイトの接続解除' },
  'factor.add': { en: 'Added a second factor', ja: '2要素認証の追加' },
  'factor.remove': { en: 'Removed a second factor', ja: '2要素認証の削除' },
  'factor.renew_codes': {
    en: 'Renewed the recovery codes',
    ja: 'リカバリーコードの再発行',
  },
  'factor.recovery': {
    en: 'Used a recovery code',
    ja: 'リカバリーコードの使用',
  },
  'factor.reset': {
    en: 'Two-factor authentication turned off',
    ja: '2要素認証の解除',
  },
  'factor.reset-ask': {
    en: 'Asked for two-factor authentication to be turned off',
    ja: '2要素認証の解除の申し込み',
  },
  'factor.reset-stop': {
    en: 'Two-factor authentication stays on',
    ja: '2要素認証の解除の中止',
  },
  'sso.join-mail': {
    en: 'Asked for a mail to confirm a first single sign-on',
    ja: 'シングルサインオン確認メールの送信',
  },
  'sso.link': {
    en: 'First sign-in by single sign-on',
    ja: 'シングルサインオンでの初回サインイン',
  },
} as const satisfies Readonly<Record<string, ActionWords>>;
