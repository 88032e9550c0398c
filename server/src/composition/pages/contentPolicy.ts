import type { PageDevelopment } from '@portal/shared/remote';
import type { Config } from '../../platform/config/Config.ts';
import { violationsGroup, violationsPath } from './violationsPath.ts';

/** Where `contentPolicy` and `integrityPolicy` report to, for browsers with the Reporting API. */
export const reportingEndpoints = `${violationsGroup}="${violationsPath}"`;

/** Browsers refuse scripts without integrity, which only a defect or an attacker would add. */
export function integrityPolicy(development?: PageDevelopment): string {
  const reports = development ? '' : `, endpoints=(${violationsGroup})`;
  return `blocked-destinations=(script)${reports}`;
}

/**
 * The content security policy of a page: scripts and styles only with this page's nonce (or loaded
 * by such a script), no `eval`, no other origin but accounts and, for forms, the card gateway. A
 * page in development may also reach the server of its developer; scripts from there are loaded by
 * those of the page, with integrity, as all others are.
 */
export function contentPolicy(
  { accountsUrl, gateway }: Pick<Config, 'accountsUrl' | 'gateway'>,
  nonce: string,
  development?: PageDevelopment,
): string {
  const others = [accountsUrl, ...(development ? [development.origin] : [])].join(' ');
  const cards = gateway ? [gateway.url] : [];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${others}`,
    `img-src 'self' data: ${others}`,
    "font-src 'self'",
    // Browsers check the redirects of a form too: sign-out leads to accounts, a card payment to the
    // gateway.
    `form-action ${["'self'", accountsUrl, ...cards].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // What a developer's own code does is nobody else's matter.
    ...(development ? [] : [`report-uri ${violationsPath}`, `report-to ${violationsGroup}`]),
  ].join('; ');
}
