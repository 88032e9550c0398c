import { tokyoDay } from '@portal/shared/domain';
import { randomBytes } from 'node:crypto';
import type { AccountPage } from '@portal/shared/contracts';
import type { Deps } from '../../../platform/Deps.ts';
import { configAnswer } from '../../../composition/config/configAnswer.ts';
import { faceTags } from '../../../platform/face/face.ts';
import { favicon } from '../../../platform/answers/favicon.ts';
import { themeAttribute } from '../../../platform/answers/html.ts';
import { traceMeta } from '../../../platform/traces/spans.ts';
import { portalHints } from './portalHints.ts';

interface PageContent extends Pick<
  AccountPage,
  'locale' | 'user' | 'navigation' | 'acts' | 'screen'
> {
  /** Empty where the page makes no calls. */
  readonly csrfToken: string;
  /** The request's Cookie header. */
  readonly cookies: string | undefined;
}

export interface RenderedPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const titles = { en: 'Account', ja: 'アカウント' } as const;
const withoutScripts = {
  en: 'This page needs JavaScript.',
  ja: 'このページの表示にはJavaScriptが必要です。',
} as const;

/** One document of the accounts service: the page's data and the scripts that show it. */
export async function renderAccountPage(
  deps: Deps,
  { csrfToken, cookies, ...content }: PageContent,
): Promise<RenderedPage> {
  const nonce = randomBytes(18).toString('base64');
  const { locale } = content;
  const page: AccountPage = {
    ...content,
    today: tokyoDay(deps.clock()),
    // These pages load no remotes, so it does not matter which releases the person gets.
    config: await configAnswer(deps, null),
  };
  const scripts = (deps.accountPages?.scripts ?? []).map(
    ({ path, integrity }) =>
      `<script defer src="${path}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
  );
  const html = [
    '<!doctype html>',
    `<html lang="${locale}"${themeAttribute(cookies)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${titles[locale]}</title>`,
    favicon,
    ...faceTags(cookies, nonce),
    `<meta name="csrf-token" content="${csrfToken}">`,
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...traceMeta(),
    ...scripts,
    // People who are not signed in go to the portal next.
    ...(content.user ? [] : portalHints(deps, nonce)),
    '</head>',
    '<body>',
    `<div id="accounts"><noscript>${withoutScripts[locale]}</noscript></div>`,
    `<script type="application/json" id="accounts-page" nonce="${nonce}">${inScript(page)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
  return { html, headers: { ...staticHeaders, 'content-security-policy': policy(deps, nonce) } };
}

const staticHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** JSON that cannot end the script element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function policy({ config }: Deps, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Signing out posts here and is redirected to the manager; browsers check that too.
    `form-action 'self' ${config.managerUrl}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
