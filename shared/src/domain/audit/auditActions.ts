/** What an act is about; a team's log is filtered by it. */
export const auditKinds = [
  'access',
  'people',
  'team',
  'licenses',
  'orders',
  'emi',
  'downloads',
] as const;
export type AuditKind = (typeof auditKinds)[number];

interface TeamActRule {
  readonly about: AuditKind;
  /** The act in words, on the screen and in files. */
  readonly en: string;
  readonly ja: string;
}

/** The acts that a team sees in its log. */
export const teamActions = {
  'account.sign-in': { about: 'access', en: 'Signed in', ja: 'サインイン' },
  'account.password-reset-mail': {
    about: 'access',
    en: 'Asked for a new password by mail',
    ja: 'パスワード再設定メールの送信',
  },
  'account.password-reset': {
    about: 'access',
    en: 'Reset the password',
    ja: 'パスワードの再設定',
  },
  'account.password-change': {
    about: 'access',
    en: 'Changed the password',
    ja: 'パスワードの変更',
  },
  'account.address-ask': {
    about: 'access',
    en: 'Asked for another email address',
    ja: 'メールアドレス変更の申し込み',
  },
  'account.address-refuse': {
    about: 'access',
    en: 'Stopped a change of the email address',
    ja: 'メールアドレス変更の中止',
  },
  'account.address-change': {
    about: 'access',
    en: 'Changed the email address',
    ja: 'メールアドレスの変更',
  },
  'account.new-device': {
    about: 'access',
    en: 'Signed in on a new device',
    ja: '新しい端末でのサインイン',
  },
  'session.end': {
    about: 'access',
    en: 'Signed out other devices',
    ja: 'ほかの端末のサインアウト',
  },
  'session.end-all': {
    about: 'access',
    en: 'Signed out everywhere',
    ja: 'すべての端末のサインアウト',
  },
  'factor.add': { about: 'access', en: 'Added a second factor', ja: '2要素認証の追加' },
  'factor.remove': { about: 'access', en: 'Removed a second factor', ja: '2要素認証の削除' },
  'factor.renew_codes': {
    about: 'access',
    en: 'Renewed the recovery codes',
    ja: 'リカバリーコードの再発行',
  },
  'factor.recovery': {
    about: 'access',
    en: 'Used a recovery code',
    ja: 'リカバリーコードの使用',
  },
  'factor.reset': {
    about: 'access',
    en: 'Two-factor authentication turned off',
    ja: '2要素認証の解除',
  },
  'account.register': { about: 'people', en: 'Registered', ja: 'アカウント登録' },
  'account.leave': { about: 'people', en: 'Left the service', ja: '退会' },
  'account.come-back': { about: 'people', en: 'Came back to the service', ja: '退会の取り消し' },
  'account.erase': {
    about: 'people',
    en: 'Personal data erased after leaving',
    ja: '退会に伴う個人情報の消去',
  },
  'account.notices': {
    about: 'people',
    en: 'Changed the mails of notices',
    ja: 'お知らせメールの設定変更',
  },
  'account.data': { about: 'people', en: 'Downloaded own data', ja: '自身のデータのダウンロード' },
  'account.update': { about: 'people', en: 'Changed a profile', ja: 'プロフィールの変更' },
  'account.avatar': { about: 'people', en: 'Changed a picture', ja: 'プロフィール画像の変更' },
  'account.newsletter': {
    about: 'people',
    en: 'Changed the newsletter choice',
    ja: 'お知らせメールの受信設定の変更',
  },
  'member.update': { about: 'people', en: 'Changed a user', ja: 'ユーザーの変更' },
  'member.remove': {
    about: 'people',
    en: 'Removed a user from the team',
    ja: 'チームからの除外',
  },
  'member.join': { about: 'people', en: 'Joined the team', ja: 'チームへの参加' },
  'member.leave': { about: 'people', en: 'Left the team', ja: 'チームからの離脱' },
  'invitation.send': { about: 'people', en: 'Invited somebody', ja: 'ユーザーの招待' },
  'invitation.update': { about: 'people', en: 'Changed an invitation', ja: '招待の変更' },
  'invitation.revoke': { about: 'people', en: 'Revoked an invitation', ja: '招待の取り消し' },
  'team.transfer': { about: 'people', en: 'Transferred ownership', ja: 'オーナーの譲渡' },
  'team.create': { about: 'team', en: 'Created the team', ja: 'チームの作成' },
  'team.update': { about: 'team', en: 'Changed the company details', ja: '会社情報の変更' },
  'team.set': { about: 'team', en: 'Country or agent status changed', ja: '国・代理店設定の変更' },
  'team.upgrade': {
    about: 'team',
    en: 'Upgraded to the Professional edition',
    ja: 'Professional版へのアップグレード',
  },
  'team.settings': { about: 'team', en: 'Changed card sharing', ja: 'カードの共有設定の変更' },
  'sso.update': {
    about: 'team',
    en: 'Changed single sign-on',
    ja: 'シングルサインオンの設定変更',
  },
  'sso.domain-mail': {
    about: 'team',
    en: 'Sent a mail to prove the mail domain',
    ja: 'メールドメイン確認メールの送信',
  },
  'sso.domain': { about: 'team', en: 'Proved the mail domain', ja: 'メールドメインの確認' },
  'sso.domain-lost': {
    about: 'team',
    en: 'The record of the mail domain is missing',
    ja: 'メールドメインのレコードの消失',
  },
  'sso.test': { about: 'team', en: 'Tested single sign-on', ja: 'シングルサインオンのテスト' },
  'sso.on': { about: 'team', en: 'Switched single sign-on on', ja: 'シングルサインオンの有効化' },
  'sso.off': { about: 'team', en: 'Switched single sign-on off', ja: 'シングルサインオンの無効化' },
  'sso.delete': { about: 'team', en: 'Deleted single sign-on', ja: 'シングルサインオンの削除' },
  'sso.link': {
    about: 'access',
    en: 'First sign-in by single sign-on',
    ja: 'シングルサインオンでの初回サインイン',
  },
  'card.add': { about: 'team', en: 'Opened the page to add a card', ja: 'カード登録画面の表示' },
  'card.delete': { about: 'team', en: 'Deleted a card', ja: 'カードの削除' },
  'card.default': { about: 'team', en: 'Changed the default card', ja: '既定のカードの変更' },
  'distributor.link': {
    about: 'team',
    en: 'Linked the parts distributor',
    ja: '部品ディストリビューターとの連携',
  },
  'distributor.unlink': {
    about: 'team',
    en: 'Unlinked the parts distributor',
    ja: '部品ディストリビューターとの連携解除',
  },
  'distributor.end': {
    about: 'team',
    en: 'Link to the parts distributor ended',
    ja: '部品ディストリビューターとの連携終了',
  },
  'license.issue': { about: 'licenses', en: 'Licenses issued', ja: 'ライセンスの発行' },
  'license.release': { about: 'licenses', en: 'Released a license', ja: 'ライセンスの解放' },
  'license.network': {
    about: 'licenses',
    en: 'Switched a license to network',
    ja: 'ネットワークへの切り替え',
  },
  'license.standalone': {
    about: 'licenses',
    en: 'Switched a license to standalone',
    ja: 'スタンドアロンへの切り替え',
  },
  'license.force_network': {
    about: 'licenses',
    en: 'Switched a license to network without its computer',
    ja: 'コンピューターなしでのネットワークへの切り替え',
  },
  'license.take_back': { about: 'licenses', en: 'Licenses taken back', ja: 'ライセンスの取り消し' },
  'license.auto_renewal': { about: 'licenses', en: 'Changed auto-renewal', ja: '自動更新の変更' },
  'device.enrol': { about: 'licenses', en: 'Added a computer', ja: 'コンピューターの追加' },
  'device.revoke': { about: 'licenses', en: 'Computer blocked', ja: 'コンピューターの無効化' },
  'order.place': { about: 'orders', en: 'Placed an order', ja: '注文' },
  'order.approve': { about: 'orders', en: 'Order approved', ja: '注文の承認' },
  'order.refuse': { about: 'orders', en: 'Order refused', ja: '注文の却下' },
  'order.pay': { about: 'orders', en: 'Order paid', ja: '注文の入金' },
  'order.pay_by_card': { about: 'orders', en: 'Paid an order by card', ja: '注文のカード支払い' },
  'order.fail': { about: 'orders', en: 'Card payment failed', ja: 'カード決済の失敗' },
  'order.cancel': { about: 'orders', en: 'Canceled an order', ja: '注文のキャンセル' },
  'order.expire': {
    about: 'orders',
    en: 'Order canceled: not paid in time',
    ja: '期限切れによる注文のキャンセル',
  },
  'order.refund': { about: 'orders', en: 'Order refunded', ja: '注文の返金' },
  'order.refund_sent': { about: 'orders', en: 'Refund sent', ja: '返金の送金' },
  'order.slips_posted': { about: 'orders', en: 'Paper slips posted', ja: '帳票の郵送' },
  'document.issue': { about: 'orders', en: 'Document issued', ja: '帳票の発行' },
  'emi.trial': {
    about: 'emi',
    en: 'Applied for an EMI check trial',
    ja: 'EMIチェックの無料トライアル申し込み',
  },
  'emi.analyze': { about: 'emi', en: 'EMI check finished', ja: 'EMIチェックの完了' },
  'emi.fail': { about: 'emi', en: 'EMI check failed', ja: 'EMIチェックの失敗' },
  'emi.rerun': { about: 'emi', en: 'Ran an EMI check again', ja: 'EMIチェックの再実行' },
  'emi.suppress': { about: 'emi', en: 'Suppressed a finding', ja: '指摘の抑制' },
  'emi.unsuppress': { about: 'emi', en: 'Showed a suppressed finding again', ja: '指摘の抑制解除' },
  'installer.download': {
    about: 'downloads',
    en: 'Downloaded an installer',
    ja: 'インストーラーのダウンロード',
  },
} as const satisfies Readonly<Record<string, TeamActRule>>;
export type TeamAction = keyof typeof teamActions;

/** The operator's own acts, of which teams see nothing. */
type OperatorAction =
  | 'bank_line.import'
  | 'bank_line.resolve'
  | 'discount.set'
  | 'emi.set'
  | 'installer.publish'
  | 'installer.withdraw'
  | 'license_key.rotate'
  | 'payment.mismatch'
  | 'price.set'
  | 'release.publish'
  | 'release.rollback'
  | 'staff.add'
  | 'staff.remove'
  | 'staff.use'
  | 'token.create'
  | 'token.end'
  | 'usage.import';

/** `<resource>.<verb>`, e.g. `license.release`. */
export type AuditAction = TeamAction | OperatorAction;

/** Whether teams see an act in their logs. */
export function isTeamAction(action: string): action is TeamAction {
  return Object.hasOwn(teamActions, action);
}
