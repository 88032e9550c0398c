import type { Locale } from '@portal/shared/domain';
import { barePage } from '../../platform/answers/barePage.ts';
import { escapeHtml } from '../../platform/answers/html.ts';
import type { LocalRelease } from './developmentOrigins.ts';

const words = {
  en: {
    title: 'Take a remote from a developer’s machine?',
    what: 'This tab would run the code of',
    from: 'from',
    risk: 'It acts in your name with everything that you may do here. Go on only if you have started this server yourself. Other tabs stay as they are; it ends after 8 hours, or with Reset in the bar at the bottom of the page.',
    take: 'Take it in this tab',
    leave: 'No, go back',
    unproved: 'This needs a second factor that you have shown within the last 12 hours.',
    signOut: 'Sign out, and in again',
  },
  ja: {
    title: '開発中のリモートを読み込みますか？',
    what: 'このタブで、次のコードを実行します。',
    from: '取得元：',
    risk: '読み込まれたコードは、お客様の権限で動作します。ご自身で起動したサーバーである場合に限り、続行してください。ほかのタブには影響しません。8時間後に終了し、画面下部のバーの「元に戻す」でいつでも終了できます。',
    take: 'このタブで読み込む',
    leave: '読み込まずに戻る',
    unproved: '12時間以内に第2要素による確認が必要です。',
    signOut: 'サインアウトして、サインインし直す',
  },
} as const;

interface Question {
  readonly release: LocalRelease;
  readonly locale: Locale;
  /** Target of the answer yes; `undefined` when a second factor is required first. */
  readonly yes: string | undefined;
  readonly no: string;
}

/** The page that names remote and origin and asks for consent; runs no script. */
export function questionPage({ release, locale, yes, no }: Question) {
  const { title, what, from, risk, take, leave, unproved, signOut } = words[locale];
  const [sentence, href, action] =
    yes === undefined ? [unproved, '/signout', signOut] : [risk, yes, take];
  return barePage({
    locale,
    title,
    start: '/',
    content: [
      `<p>${what}</p>`,
      `<p><code>${escapeHtml(release.remote)}</code> ${from} <code>${escapeHtml(release.origin)}</code></p>`,
      `<p>${sentence}</p>`,
      `<p><a class="action" href="${escapeHtml(href)}">${action}</a> <a class="quiet" href="${escapeHtml(no)}">${leave}</a></p>`,
    ],
  });
}
