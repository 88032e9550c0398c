import type { Locale } from '@portal/shared/domain';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../html.ts';
import { errorPageStyle } from './errorPageStyle.ts';
import { errorPageText } from './errorPageTexts.ts';

interface Failure {
  /** The refusal's code, which names the words. */
  readonly code: string;
  readonly locale: Locale;
  /** Names the log lines, for support. */
  readonly requestId: string;
  /** Address that the reader wanted. */
  readonly again: string;
  /** Address of the portal's start page. */
  readonly start: string;
}

const words = {
  en: {
    product: 'Manager Console',
    again: 'Try again',
    back: 'Back',
    start: 'Go to the Manager Console',
    id: 'Request ID',
  },
  ja: {
    product: 'マネージャーコンソール',
    again: '再試行',
    back: '戻る',
    start: 'マネージャーコンソールへ',
    id: 'リクエストID',
  },
} as const;

const digest = createHash('sha256').update(errorPageStyle).digest('base64');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Its one style block and nothing else; the icon that stops browsers from asking for one is data.
  'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;

/**
 * The page in place of one that could not be shown. It is whole without scripts, files and
 * database, any of which may be what has failed.
 */
export function errorPage({ code, locale, requestId, again, start }: Failure): {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const { title, sentence, next } = errorPageText(code, locale);
  const { product, id, ...actions } = words[locale];
  const html = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} · ${product}</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${errorPageStyle}</style>`,
    '</head>',
    '<body>',
    `<header><a href="${escapeHtml(start)}">${product}</a></header>`,
    '<main>',
    `<h1>${title}</h1>`,
    '<section>',
    `<p>${sentence}</p>`,
    `<p><a class="action" href="${escapeHtml(next === 'start' ? start : again)}">${actions[next]}</a></p>`,
    `<p class="id">${id}: ${escapeHtml(requestId)}</p>`,
    '</section>',
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { html, headers };
}
