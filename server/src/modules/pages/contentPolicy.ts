import type { Config } from '../../config.ts';

/**
 * The page's content security policy: scripts and styles only with this page's nonce (or loaded
 * by such a script), nothing evaluated, no other origin but accounts and, for
 * forms, the cards' gateway.
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
    // Browsers check the redirects of a form too; signing out goes on to accounts, and a card's
    // holder to the gateway.
    `form-action ${["'self'", accountsUrl, ...cards].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
