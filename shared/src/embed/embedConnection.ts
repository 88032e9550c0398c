import { configureApi } from '../http/configureApi.ts';
import { settleLocale } from '../intl/storedLocale.ts';
import type { EmbedSettings } from './EmbedSettings.ts';

/** How long a page may take to give a new token. */
const renewalMs = 10_000;

/** The way from an embedded remote to the manager. */
export interface EmbedConnection {
  /** The page has a new token. */
  setToken(token: string): void;
}

/**
 * Points the calls of this bundle to the manager, with the page's bearer and no cookie.
 *
 * @param askForToken tells the page that the token is no longer accepted
 */
export function connectEmbed(
  { baseUrl, token: first, locale = settleLocale() }: EmbedSettings,
  askForToken: () => void,
): EmbedConnection {
  let token = first;
  let waiting: ((isRenewed: boolean) => void)[] = [];
  const settle = (isRenewed: boolean) => {
    for (const resolve of waiting) resolve(isRenewed);
    waiting = [];
  };
  configureApi({
    baseUrl,
    locale,
    getTokens: () => ({ apiToken: token, csrfToken: null }),
    renew: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(settle, renewalMs, false);
        askForToken();
      }),
    onSignedOut: askForToken,
  });
  return {
    setToken: (next) => {
      if (next === token) return;
      token = next;
      settle(true);
    },
  };
}
