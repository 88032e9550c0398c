import type { ActionWords } from './ActionWords.ts';

/** Acts that concern the team itself: its company, cards, single sign-on, links and shared views. */
export const companyActions = {
  'team.create': { en: 'Created the team', ja: 'チームの作成' },
  'team.update': { en: 'Changed the company details', ja: '会社情報の変更' },
  'team.set': { en: 'Country or agent status changed', ja: '国・代理店設定の変更' },
  'team.upgrade': {
    en: 'Upgraded to the Professional edition',
    ja: 'Professional版へのアップグレード',
  },
  'team.settings': { en: 'Changed card sharing', ja: 'カードの共有設定の変更' },
  'sso.update': {
    en: 'Changed single sign-on',
    ja: 'シングルサインオンの設定変更',
  },
  'sso.domain-mail': {
    en: 'Sent a mail to prove the mail domain',
    ja: 'メールドメイン確認メールの送信',
  },
  'sso.domain': { en: 'Proved the mail domain', ja: 'メールドメインの確認' },
  'sso.domain-lost': {
    en: 'The record of the mail domain is missing',
    ja: 'メールドメインのレコードの消失',
  },
  'sso.test': { en: 'Tested single sign-on', ja: 'シングルサインオンのテスト' },
  'sso.on': { en: 'Switched single sign-on on', ja: 'シングルサインオンの有効化' },
  'sso.off': { en: 'Switched single sign-on off', ja: 'シングルサインオンの無効化' },
  'sso.delete': { en: 'Deleted single sign-on', ja: 'シングルサインオンの削除' },
  'card.add': { en: 'Opened the page to add a card', ja: 'カード登録画面の表示' },
  'card.delete': { en: 'Deleted a card', ja: 'カードの削除' },
  'card.default': { en: 'Changed the default card', ja: '既定のカードの変更' },
  'view.share': { en: 'Shared a view of a list', ja: '一覧のビューの共有' },
  'view.change': { en: 'Changed a shared view', ja: '共有ビューの変更' },
  'view.delete': { en: 'Deleted a shared view', ja: '共有ビューの削除' },
  'distributor.link': {
    en: 'Linked the parts distributor',
    ja: '部品ディストリビューターとの連携',
  },
  'distributor.unlink': {
    en: 'Unlinked the parts distributor',
    ja: '部品ディストリビューターとの連携解除',
  },
  'distributor.end': {
    en: 'Link to the parts distributor ended',
    ja: '部品ディストリビューターとの連携終了',
  },
} as const satisfies Readonly<Record<string, ActionWords>>;
