import { configureApi } from '../http/configureApi.ts';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';

/** How long a call waits until the page has given a new token. */
const renewalMs = 10_000;

/** The way from an embedded remote to the manager. */
export interface EmbedConnection {
  /** The page has another token or language: later calls carry them. */
  change(settings: EmbedSettings, askForToken: () => void): void;
}

/**
 * Points the calls of this bundle to the manager, with the page's bearer and no cookie.
 *
 * @param askFirst tells the page that the token is no longer accepted
 */
export function connectEmbed(first: EmbedSettings, askFirst: () => void): EmbedConnection {
  let settings = first;
  let askForToken = askFirst;
  let waiting: ((isRenewed: boolean) => void)[] = [];
  const settle = (isRenewed: boolean) => {
    for (const resolve of waiting) resolve(isRenewed);
    waiting = [];
  };
  configureApi({
    baseUrl: first.baseUrl,
    get locale() {
      return localeOf(settings);
    },
    getTokens: () => ({ apiToken: settings.token, csrfToken: null }),
    renew: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(settle, renewalMs, false);
        askForToken();
      }),
    onSignedOut: () => {
      askForToken();
    },
  });
  return {
    change: (next, ask) => {
      const isRenewed = next.token !== settings.token;
      settings = next;
      askForToken = ask;
      if (isRenewed) settle(true);
    },
  };
}
