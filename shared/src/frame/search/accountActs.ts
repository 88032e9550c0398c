import type { ActPart } from '../../remote/RemoteConfig.ts';

/** An act on a page of accounts. `accountPageRules` say for whom it is. */
interface AccountAct extends Pick<ActPart, 'title' | 'words' | 'icon'> {
  /** Path of the page on the accounts service. */
  readonly path: string;
}

/** What people do on the account pages, by the names that they look for. */
export const accountActs: readonly AccountAct[] = [
  {
    path: '/users',
    title: { en: 'Invite and manage members', ja: 'メンバーの招待と管理' },
    words: {
      en: 'users add people colleague admin guest role permission remove invitation',
      ja: 'ユーザー 追加 管理者 ゲスト 権限 削除 同僚',
    },
    icon: 'users',
  },
  {
    path: '/security',
    title: {
      en: 'Change password and two-factor authentication',
      ja: 'パスワードと二要素認証の変更',
    },
    words: {
      en: '2fa mfa passkey authenticator recovery codes sign-in login security',
      ja: 'パスキー 認証アプリ リカバリーコード ログイン サインイン セキュリティ',
    },
    icon: 'lock',
  },
  {
    path: '/user',
    title: { en: 'Edit your profile', ja: 'プロフィールの編集' },
    words: {
      en: 'name email address picture avatar language account',
      ja: '氏名 メールアドレス 写真 画像 言語 アカウント',
    },
    icon: 'user',
  },
  {
    path: '/sessions',
    title: { en: 'Sign out other devices', ja: '他の端末からサインアウト' },
    words: { en: 'sessions logout browsers', ja: 'セッション ログアウト ブラウザー' },
    icon: 'monitor',
  },
  {
    path: '/team',
    title: { en: 'Edit company and addresses', ja: '会社情報と住所の編集' },
    words: {
      en: 'team billing shipping phone company',
      ja: 'チーム 請求先 送付先 電話 会社名',
    },
    icon: 'factory',
  },
  {
    path: '/creditcard',
    title: { en: 'Add or remove a credit card', ja: 'クレジットカードの追加と削除' },
    words: { en: 'payment visa mastercard', ja: '支払い 決済' },
    icon: 'credit-card',
  },
  {
    path: '/notices',
    title: { en: 'Choose email notices', ja: '通知メールの設定' },
    words: { en: 'notifications mails digest unsubscribe', ja: 'お知らせ 配信 停止' },
    icon: 'bell',
  },
  {
    path: '/sso',
    title: { en: 'Set up single sign-on', ja: 'シングルサインオンの設定' },
    words: { en: 'sso oidc domain identity provider entra okta google', ja: 'ドメイン 認証基盤' },
    icon: 'key-round',
  },
  {
    path: '/sites',
    title: { en: 'Manage connected sites', ja: '接続したサイトの管理' },
    words: { en: 'embedding apps access', ja: '埋め込み 連携 アプリ' },
    icon: 'link-2',
  },
  {
    path: '/audit',
    title: { en: 'Read the audit log', ja: '監査ログを見る' },
    words: { en: 'history activity changes who', ja: '履歴 操作 記録' },
    icon: 'file-text',
  },
  {
    path: '/upgrade',
    title: { en: 'Upgrade to Professional', ja: 'Professionalへアップグレード' },
    words: { en: 'edition plan', ja: 'エディション プラン' },
    icon: 'circle-arrow-up',
  },
  {
    path: '/settings',
    title: { en: 'Download your data', ja: '自分のデータをダウンロード' },
    words: { en: 'export privacy gdpr settings', ja: 'エクスポート 個人情報 プライバシー 設定' },
    icon: 'settings',
  },
  {
    path: '/leave',
    title: { en: 'Leave the team or delete your account', ja: 'チームの退会とアカウントの削除' },
    words: { en: 'close erase resign', ja: '退会 脱退 消去' },
    icon: 'log-out',
  },
];
