import type { Locale } from '@portal/shared/domain';
import { createHash } from 'node:crypto';
import { barePageStyle } from './barePageStyle.ts';
import { escapeHtml } from './html.ts';

const product = { en: 'Manager Console', ja: 'マネージャーコンソール' } as const;
const digest = createHash('sha256').update(barePageStyle).digest('base64');

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Allows only the inline style block. The data: icon stops browsers from requesting one.
  'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
} as const;

interface BarePage {
  readonly locale: Locale;
  readonly title: string;
  /** Address of the portal's start page. */
  readonly start: string;
  /** Lines of HTML below the title. */
  readonly content: readonly string[];
}

/** A page that needs no scripts, files or database, with its headers. */
export function barePage({ locale, title, start, content }: BarePage): {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const html = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title} · ${product[locale]}</title>`,
    '<link rel="icon" href="data:,">',
    `<style>${barePageStyle}</style>`,
    '</head>',
    '<body>',
    `<header><a href="${escapeHtml(start)}">${product[locale]}</a></header>`,
    '<main>',
    `<h1>${title}</h1>`,
    '<section>',
    ...content,
    '</section>',
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return { html, headers };
}
