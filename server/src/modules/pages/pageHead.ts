import type { PageBootstrap, RegisteredRemote, RemoteRoute } from '@portal/shared/remote';
import type { PageTokens } from '../session/tokens/pageTokens.ts';
import { escapeHtml, jsonScript } from '../../answers/html.ts';
import type { ShellBuild } from './ShellBuild.ts';

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
  readonly shell: ShellBuild | undefined;
}

interface Script {
  readonly src: string;
  readonly integrity: string;
}

/**
 * The beginning of a page, up to the frame's markup. It names the scripts of the shell and of the
 * screen, so that the browser fetches all of them at once.
 */
export function pageHead({ bootstrap, route, tokens, nonce, shell }: Page): string {
  const { locale } = bootstrap;
  const frame = shell?.renderFrame(bootstrap) ?? { html: '', styles: '', script: '', guard: '' };
  const title = route?.title[locale] ?? notFound[locale];
  const scripts = (shell?.scripts ?? []).map((src) => scriptOfShell(shell, src));
  const { remote, permitted, development } = bootstrap;
  // Of a remote in development only the page itself learns what it is made of.
  const isKnown = permitted && remote?.name !== development?.remote;
  const screen = isKnown && remote && route ? scriptsOfScreen(shell, remote, route) : [];
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} · ${product[locale]}`)}</title>`,
    `<script nonce="${nonce}">${frame.guard}</script>`,
    ...scripts.map((script) => preload(script, nonce, 'high')),
    ...screen.map((script) => preload(script, nonce, 'auto')),
    '<link rel="icon" href="data:,">',
    `<meta name="api-token" content="${tokens.apiToken}">`,
    `<meta name="csrf-token" content="${tokens.csrfToken}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    frame.styles.replaceAll('<style ', `<style nonce="${nonce}" `),
    jsonScript('id="portal-bootstrap"', bootstrap),
    '</head>',
    '<body>',
    `<div id="portal">${frame.html}</div>`,
    `<script nonce="${nonce}">${frame.script}</script>`,
    `<noscript>${withoutScripts[locale]}</noscript>`,
    // Scripts come after the markup that they hydrate: an async script may run before the rest is
    // parsed.
    ...scripts.map(
      ({ src, integrity }) =>
        `<script async data-shell src="${src}" crossorigin="anonymous" integrity="${integrity}" nonce="${nonce}" fetchpriority="high"></script>`,
    ),
    '',
  ].join('\n');
}

export const pageEnd = '</body></html>\n';

/** The tag that preloads a script; browsers only use it when it equals the request that follows. */
function preload({ src, integrity }: Script, nonce: string, priority: 'high' | 'auto'): string {
  const address = escapeHtml(src);
  return `<link rel="preload" as="script" href="${address}" crossorigin="anonymous" integrity="${integrity}" nonce="${nonce}" fetchpriority="${priority}">`;
}

function scriptsOfScreen(
  shell: ShellBuild | undefined,
  { current }: RegisteredRemote,
  route: RemoteRoute,
): readonly Script[] {
  const files = current.screens[route.path];
  const own = [current.entry, ...(files?.preload ?? [])].map((file) => ({
    src: `${current.base}${file}`,
    integrity: current.integrity[file] ?? '',
  }));
  const companions = (files?.companions ?? []).flatMap((key) => shell?.companions[key] ?? []);
  return [...own, ...companions.map((src) => scriptOfShell(shell, src))];
}

function scriptOfShell(shell: ShellBuild | undefined, src: string): Script {
  return { src, integrity: shell?.integrity[src] ?? '' };
}
