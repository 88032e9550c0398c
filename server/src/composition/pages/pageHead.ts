import type { PageBootstrap, RegisteredRemote, RemoteRoute } from '@portal/shared/remote';
import type { PageTokens } from '../../platform/session/tokens/pageTokens.ts';
import { escapeHtml, jsonScript, themeAttribute } from '../../platform/answers/html.ts';
import { faceTags } from '../../platform/face/face.ts';
import { favicon } from '../../platform/answers/favicon.ts';
import { traceMeta } from '../../platform/traces/spans.ts';
import type { PageScripts } from './pageScripts.ts';
import type { ShellFrame } from './ShellBuild.ts';

const product = { en: 'Manager Console', ja: 'マネージャーコンソール' } as const;
const notFound = { en: 'Page not found', ja: 'ページが見つかりません' } as const;
const withoutScripts = {
  en: 'This page needs JavaScript.',
  ja: 'このページの表示にはJavaScriptが必要です。',
} as const;

interface Page {
  readonly bootstrap: PageBootstrap;
  readonly route: RemoteRoute | undefined;
  readonly tokens: PageTokens;
  readonly nonce: string;
  /** The request's Cookie header. */
  readonly cookies: string | undefined;
  readonly frame: ShellFrame;
  /** Scripts of the page, unless they follow later. */
  readonly scripts: PageScripts | undefined;
}

/**
 * React Aria would add this sheet with the first menu; its layer would make the browser lay out the
 * whole page again, because the page has a typeface.
 */
const pressableRule = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** The beginning of a page, including the frame's markup. */
export function pageHead(page: Page): string {
  const { bootstrap, route, tokens, nonce, cookies, frame, scripts } = page;
  const { locale } = bootstrap;
  const title = route?.title[locale] ?? notFound[locale];
  return [
    '<!doctype html>',
    `<html lang="${locale}"${themeAttribute(cookies)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} · ${product[locale]}`)}</title>`,
    `<script nonce="${nonce}">${frame.guard}</script>`,
    ...(scripts ? [scripts.preloads] : []),
    favicon,
    ...faceTags(cookies, nonce),
    `<meta name="api-token" content="${tokens.apiToken}">`,
    `<meta name="csrf-token" content="${tokens.csrfToken}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...traceMeta(),
    `<style id="react-aria-pressable-style" nonce="${nonce}">${pressableRule}</style>`,
    frame.styles.replaceAll('<style ', `<style nonce="${nonce}" `),
    jsonScript('id="portal-bootstrap"', bootstrap),
    '</head>',
    '<body>',
    `<div id="portal">${frame.html}</div>`,
    `<script nonce="${nonce}">${frame.script}</script>`,
    `<noscript>${withoutScripts[locale]}</noscript>`,
    // Scripts come after the markup that they hydrate: an async script may run before the rest is
    // parsed.
    ...(scripts ? [scripts.tags] : []),
    '',
  ].join('\n');
}

/** The end of a page: what only the next click needs. @param carried see `carriedRemotes` */
export function pageEnd(carried: readonly RegisteredRemote[]): string {
  return `${jsonScript('id="portal-next"', carried)}</body></html>\n`;
}
