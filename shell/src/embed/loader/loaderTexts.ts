import { offerTexts } from '@portal/shared/embed-loader';

/** Texts for use before those of the portal are loaded. */
export interface LoaderTexts {
  readonly lang: 'en' | 'ja';
  readonly loading: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly tooOld: string;
  readonly signIn: string;
  readonly whySignIn: string;
  readonly windowOpen: string;
}

const texts: Readonly<Record<'en' | 'ja', LoaderTexts>> = {
  en: {
    ...offerTexts.en,
    lang: 'en',
    loading: 'Loading…',
    failed: 'This part of the page could not be loaded. Check your connection.',
    tryAgain: 'Try again',
    tooOld: 'This part of the page needs a newer browser. Please update yours.',
  },
  ja: {
    ...offerTexts.ja,
    lang: 'ja',
    loading: '読み込み中…',
    failed: 'この部分を読み込めませんでした。接続を確認してください。',
    tryAgain: '再試行',
    tooOld: 'この部分の表示には、より新しいブラウザが必要です。ブラウザを更新してください。',
  },
};

/** @param locale the page's; `null`: the browser's */
export function loaderTexts(locale: string | null): LoaderTexts {
  return (locale ?? navigator.language).startsWith('ja') ? texts.ja : texts.en;
}
