import type { ActionWords } from './ActionWords.ts';

/** Acts that concern who belongs to the team and their profiles. */
export const peopleActions = {
  'account.register': { en: 'Registered', ja: 'アカウント登録' },
  'account.leave': { en: 'Left the service', ja: '退会' },
  'account.come-back': { en: 'Came back to the service', ja: '退会の取り消し' },
  'account.erase': {
    en: 'Personal data erased after leaving',
    ja: '退会に伴う個人情報の消去',
  },
  'account.notices': {
    en: 'Changed the mails of notices',
    ja: 'お知らせメールの設定変更',
  },
  'account.data': { en: 'Downloaded own data', ja: '自身のデータのダウンロード' },
  'account.update': { en: 'Changed a profile', ja: 'プロフィールの変更' },
  'account.avatar': { en: 'Changed a picture', ja: 'プロフィール画像の変更' },
  'account.newsletter': {
    en: 'Changed the newsletter choice',
    ja: 'お知らせメールの受信設定の変更',
  },
  'member.update': { en: 'Changed a user', ja: 'ユーザーの変更' },
  'member.remove': {
    en: 'Removed a user from the team',
    ja: 'チームからの除外',
  },
  'member.join': { en: 'Joined the team', ja: 'チームへの参加' },
  'member.leave': { en: 'Left the team', ja: 'チームからの離脱' },
  'invitation.send': { en: 'Invited somebody', ja: 'ユーザーの招待' },
  'invitation.update': { en: 'Changed an invitation', ja: '招待の変更' },
  'invitation.revoke': { en: 'Revoked an invitation', ja: '招待の取り消し' },
  'team.transfer': { en: 'Transferred ownership', ja: 'オーナーの譲渡' },
} as const satisfies Readonly<Record<string, ActionWords>>;
