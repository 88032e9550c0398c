import type { PageDevelopment } from '@portal/shared/remote';
import type { Config } from '../../platform/config/Config.ts';
import { violationsGroup, violationsPath } from './violationsPath.ts';

/** Reporting-Endpoints of `contentPolicy` and `integrityPolicy`. */
export const reportingEndpoints = `${violationsGroup}="${violationsPath}"`;

/** Requires integrity on scripts: only a defect or an attacker would add one without. */
export function integrityPolicy(development?: PageDevelopment): string {
  const reports = development ? '' : `, endpoints=(${violationsGroup})`;
  return `blocked-destinations=(script)${reports}`;
}

/**
 * The content security policy of a page: only scripts and styles with the page's nonce (or loaded
 * by such a script), no `eval`, no other origin than accounts and, for forms, the card gateway. A
 * development page may also reach the developer's server; its scripts are loaded by the page's own,
 * with integrity.
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
    // Browsers check redirects of a form, too: sign-out leads to accounts, a card payment to the
    // gateway.
    `form-action ${["'self'", accountsUrl, ...cards].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Violations by code in development are not reported.
    ...(development ? [] : [`report-uri ${violationsPath}`, `report-to ${violationsGroup}`]),
  ].join('; ');
}
