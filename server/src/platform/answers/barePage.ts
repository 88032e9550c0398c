import type { Locale } from '@portal/shared/domain';
import { createHash } from 'node:crypto';
import { favicon } from './favicon.ts';
import { escapeHtml } from './html.ts';

/**
 * Style of pages without scripts. The browser packages that own the theme may be missing, so the
 * few theme values needed are copied here.
 */
const barePageStyle = `
:root {
  color-scheme: light dark;
  --ink: #14201c; --muted: #52615b; --paper: #ffffff; --ground: #f3f6f5; --hairline: #e3e9e6;
  --brand: #07705a; --brand-hover: #055545; --on-brand: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e5ecea; --muted: #9bada6; --paper: #181f1d; --ground: #0f1513; --hairline: #2a3531;
    --brand: #4fc3a5; --brand-hover: #7ad6be; --on-brand: #05231c;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--ground);
  color: var(--ink);
  font: 16px/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", "Yu Gothic UI", sans-serif;
  overflow-wrap: anywhere;
}
header {
  display: flex;
  align-items: center;
  height: 56px;
  padding: 0 24px;
  background: var(--paper);
  border-bottom: 1px solid var(--hairline);
}
header a { color: var(--ink); font-weight: 600; text-decoration: none; }
main { width: 100%; max-width: 488px; margin: 0 auto; padding: 24px; }
h1 { margin-bottom: 20px; font-size: 28px; line-height: 1.25; }
section { padding: 16px 20px; background: var(--paper); border: 1px solid var(--hairline); border-radius: 10px; }
p:lang(ja) { line-height: 1.7; }
p + p { margin-top: 16px; }
.action {
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px;
  /* Visible in forced-colors mode. */
  border: 1px solid transparent;
  border-radius: 6px;
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 500;
  text-decoration: none;
}
.action:hover { background: var(--brand-hover); }
code { font-size: 15px; }
.quiet { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; color: var(--ink); }
.id { color: var(--muted); font-size: 12px; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
@media (max-width: 599.98px) { header, main { padding-inline: 16px; } }
`;

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
    favicon,
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
