import type { Config } from '../../config.ts';

/**
 * The content security policy of a page: scripts and styles only with this page's nonce (or loaded
 * by such a script), no `eval`, no other origin but accounts and, for forms, the card gateway.
 */
export function contentPolicy(
  { accountsUrl, gateway }: Pick<Config, 'accountsUrl' | 'gateway'>,
  nonce: string,
): string {
  const cards = gateway ? [gateway.url] : [];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${accountsUrl}`,
    `img-src 'self' data: ${accountsUrl}`,
    "font-src 'self'",
    // Browsers check the redirects of a form too: sign-out leads to accounts, a card payment to the
    // gateway.
    `form-action ${["'self'", accountsUrl, ...cards].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
