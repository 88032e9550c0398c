import type { SiteMessage } from '@portal/shared/contracts';

/** The page that opened this window, if it is still there; of another origin, mostly. */
export function openerOf({ opener }: Window): Window | undefined {
  const found: unknown = opener;
  return isWindow(found) ? found : undefined;
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}

/**
 * Hands an answer to the page that opened this window, and closes it. The browser delivers it only
 * to a page of that origin, whatever stands in the opener by now.
 */
export function handOver(message: SiteMessage, origin: string): void {
  const opener = openerOf(window);
  if (!opener) return;
  opener.postMessage(message, origin);
  window.close();
}
