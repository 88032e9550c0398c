import type { Locale } from '@portal/shared/domain';
import { createHash } from 'node:crypto';
import type { Config } from '../../../platform/config/Config.ts';
import { standInPage } from '../standInPage.ts';

const style = [
  ':root{color-scheme:light dark;background:Canvas;color:CanvasText;font:16px/1.6 system-ui,sans-serif}',
  'body{max-width:32rem;margin:15vh auto 0;padding:0 1rem}',
  'form{display:flex;gap:.75rem;margin-top:1.5rem}',
  'button{font:inherit;min-height:44px;padding:0 1.25rem;border-radius:6px;border:1px solid;background:none;color:inherit;cursor:pointer}',
  'button[value=allow]{background:#07705a;border-color:#07705a;color:#fff}',
].join('');

const texts = {
  en: {
    title: 'Demo distributor',
    question: 'Allow the Manager Console to search for parts in your name?',
    explanation: 'This page is part of the demo. It stands in for the distributor’s own sign-in.',
    allow: 'Allow',
    deny: 'Deny',
  },
  ja: {
    title: 'デモ用部品商社',
    question: 'マネージャーコンソールがあなたの名義で部品を検索することを許可しますか？',
    explanation: 'このページはデモの一部で、部品商社のサインイン画面の代わりです。',
    allow: '許可する',
    deny: '許可しない',
  },
} as const satisfies Record<Locale, object>;

/**
 * Allows the page's style block and its form, whose redirects lead on to the portal. Browsers check
 * redirects, too.
 */
export function questionPolicy({
  managerUrl,
  accountsUrl,
}: Pick<Config, 'managerUrl' | 'accountsUrl'>): string {
  const digest = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'self' ${managerUrl} ${accountsUrl}; frame-ancestors 'none'`;
}

/** Asks for consent to use the person's account. */
export function questionPage(locale: Locale): string {
  const { title, question, explanation, allow, deny } = texts[locale];
  const main = `<p>${question}</p>
<p><small>${explanation}</small></p>
<form method="post">
<button name="answer" value="allow">${allow}</button>
<button name="answer" value="deny">${deny}</button>
</form>`;
  return standInPage({ locale, title, style, main });
}
