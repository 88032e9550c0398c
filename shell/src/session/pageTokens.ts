import type { Tokens } from '@portal/shared';

let renewed: Tokens | undefined;

function meta(name: string): string | null {
  const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  return content === undefined || content === '' ? null : content;
}

/** The page's tokens: those in its head, until the keep-alive renews them. */
export function pageTokens(): Tokens {
  return renewed ?? { apiToken: meta('api-token'), csrfToken: meta('csrf-token') };
}

export function setPageTokens(tokens: Tokens): void {
  renewed = tokens;
}
