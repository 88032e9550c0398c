import type { Locale } from '@portal/shared/domain';
import { downloadErrorTexts } from './downloadErrorTexts.ts';

/** Texts of an error page, and the target of its one link. */
export interface ErrorPageText {
  readonly title: string;
  readonly sentence: string;
  /** `again`: retry the address. `back`: where the flow starts. `start`: neither would help. */
  readonly next: 'again' | 'back' | 'start';
}

type Texts = Readonly<Record<Locale, Omit<ErrorPageText, 'next'>>> & Pick<ErrorPageText, 'next'>;

const texts = {
  not_found: {
    next: 'start',
    en: { title: 'Page not found', sentence: 'There is no page at this address.' },
    ja: {
      title: 'ページが見つかりません',
      sentence:
        'このアドレスのページはありません。移動したか、アドレスが正しくない可能性があります。',
    },
  },
  invalid: {
    next: 'start',
    en: { title: 'Page not found', sentence: 'This address is not complete or not valid.' },
    ja: {
      title: 'ページが見つかりません',
      sentence: 'アドレスが途中で切れているか、正しくありません。',
    },
  },
  headers_too_large: {
    next: 'start',
    en: {
      title: 'This request is too long',
      sentence:
        'The address, or the cookies that your browser keeps for this site, are too long. Start again from the Manager Console. If that fails, delete the cookies of this site.',
    },
    ja: {
      title: 'リクエストが長すぎます',
      sentence:
        'アドレス、またはこのサイトのCookieが長すぎます。マネージャーコンソールから開き直してください。それでも表示されない場合は、このサイトのCookieを削除してください。',
    },
  },
  too_large: {
    next: 'start',
    en: {
      title: 'Too much was sent',
      sentence:
        'What was sent to this page is larger than it can be. Start again from the Manager Console.',
    },
    ja: {
      title: '送信された内容が大きすぎます',
      sentence:
        'このページに送信された内容が上限を超えています。マネージャーコンソールから開き直してください。',
    },
  },
  timeout: {
    next: 'again',
    en: {
      title: 'The request did not arrive',
      sentence: 'The connection was too slow or was interrupted. Try again.',
    },
    ja: {
      title: 'リクエストを受信できませんでした',
      sentence: '接続が遅いか、途中で切断されました。再試行してください。',
    },
  },
  signed_out: {
    next: 'again',
    en: { title: 'You are signed out', sentence: 'Sign in again to continue.' },
    ja: {
      title: 'サインインしていません',
      sentence: '続けるには、もう一度サインインしてください。',
    },
  },
  not_allowed: {
    next: 'start',
    en: {
      title: 'You do not have access to this page',
      sentence: 'Ask the owner of your team if you need it.',
    },
    ja: {
      title: 'このページを表示する権限がありません',
      sentence: '必要な場合は、チームのオーナーにお問い合わせください。',
    },
  },
  site_not_allowed: {
    next: 'start',
    en: {
      title: 'This site is not connected to the portal',
      sentence:
        'The page that brought you here is not registered with the portal, so nothing was shared with it. The operator of the portal can allow it.',
    },
    ja: {
      title: 'このサイトはポータルに登録されていません',
      sentence:
        '開いたページがポータルに登録されていないため、情報は共有されていません。ポータルの運用担当者がこのサイトを許可できます。',
    },
  },
  ...downloadErrorTexts,
  quotation_expired: {
    next: 'start',
    en: {
      title: 'This quote is no longer valid',
      sentence: 'Quotes are valid for 30 days. Request a new one in the store.',
    },
    ja: {
      title: '見積書の有効期限が過ぎています',
      sentence: '見積書の有効期限は30日です。ストアで新しい見積書を発行してください。',
    },
  },
  too_many: {
    next: 'again',
    en: {
      title: 'Too many requests',
      sentence: 'Too many requests came from your network. Wait a minute and try again.',
    },
    ja: {
      title: 'アクセス回数の上限に達しました',
      sentence:
        'お使いのネットワークからのアクセスが多すぎます。1分ほど待ってから再試行してください。',
    },
  },
  accounts_away: {
    next: 'again',
    en: {
      title: 'Signing in is not possible at the moment',
      sentence: 'The sign-in service does not answer. Try again in a moment.',
    },
    ja: {
      title: '現在サインインできません',
      sentence: 'サインインのサービスから応答がありません。しばらくしてから再試行してください。',
    },
  },
  database_away: {
    next: 'again',
    en: {
      title: 'The portal is temporarily unavailable',
      sentence:
        'It is back in a moment. Nothing that was confirmed to you is lost. Try again shortly.',
    },
    ja: {
      title: '現在ポータルをご利用いただけません',
      sentence:
        'まもなく復旧します。完了済みの操作は失われていません。しばらくしてから再試行してください。',
    },
  },
  disk_full: {
    next: 'again',
    en: {
      title: 'Nothing can be saved at the moment',
      sentence:
        'The server has no room left to save anything, which is our fault. What was saved before can still be read. Try again later.',
    },
    ja: {
      title: '現在保存できません',
      sentence:
        'システム側の容量不足のため保存できません。保存済みの内容は引き続きご覧いただけます。しばらくしてから再試行してください。',
    },
  },
  files_away: {
    next: 'again',
    en: {
      title: 'Files are temporarily unavailable',
      sentence:
        'The server cannot reach the files it keeps, which is our fault. Nothing is lost. Try again shortly.',
    },
    ja: {
      title: '現在ファイルをご利用いただけません',
      sentence:
        'システム側の問題でファイルの保管先に接続できません。ファイルは失われていません。しばらくしてから再試行してください。',
    },
  },
  sign_in_failed: {
    next: 'again',
    en: {
      title: 'The sign-in could not be completed',
      sentence: 'Allow cookies for this site and try again.',
    },
    ja: {
      title: 'サインインを完了できませんでした',
      sentence: 'このサイトのCookieを許可して、再試行してください。',
    },
  },
  sign_in_over: {
    next: 'again',
    en: {
      title: 'This sign-in has expired',
      sentence:
        'The page was open for too long, you have signed in already, the sign-in began in another browser, or your browser does not keep cookies. Try again from the start.',
    },
    ja: {
      title: 'このサインイン画面の有効期限が切れています',
      sentence:
        'ページを開いてから時間が経ちすぎたか、すでにサインイン済みか、別のブラウザーで始めたサインインか、ブラウザーがCookieを保存していません。最初からやり直してください。',
    },
  },
  internal: {
    next: 'again',
    en: {
      title: 'Something went wrong',
      sentence:
        'We couldn’t load this page because of a problem on our side. Try again in a moment.',
    },
    ja: {
      title: '問題が発生しました',
      sentence:
        'システム側の問題でページを表示できませんでした。しばらくしてから再試行してください。',
    },
  },
} as const satisfies Readonly<Record<string, Texts>>;

/** @param code of the refusal; a code without texts counts as an invalid address */
export function errorPageText(code: string, locale: Locale): ErrorPageText {
  const { next, [locale]: words } = hasText(code) ? texts[code] : texts.invalid;
  return { next, ...words };
}

function hasText(code: string): code is keyof typeof texts {
  return Object.hasOwn(texts, code);
}
