import { configureApi } from '../web/http/configureApi.ts';
import type { Locale } from '../basics/Locale.ts';
import type { TokenSource } from './tokens/TokenSource.ts';

/** A token that ends sooner is renewed before it is used. */
const marginMs = 30_000;

/** What calls are made with. */
interface EmbedCredentials {
  readonly tokens: TokenSource;
  readonly locale: Locale;
}

/** The way from an embedded remote to the manager. */
export interface EmbedConnection {
  /** Later calls carry these. */
  change(credentials: EmbedCredentials): void;
}

/** Points the calls of this bundle to the manager, with a bearer and no cookie. */
export function connectEmbed(baseUrl: string, first: EmbedCredentials): EmbedConnection {
  let { tokens, locale } = first;
  configureApi({
    baseUrl,
    get locale() {
      return locale;
    },
    getTokens: () => ({ apiToken: tokens.token, csrfToken: null }),
    prepare: async () => {
      if (tokens.token !== '' && tokens.endsAt - Date.now() < marginMs) await tokens.renew();
    },
    renew: () => tokens.renew(),
    onSignedOut: () => {
      tokens.giveUp();
    },
  });
  return {
    change: (next) => {
      ({ tokens, locale } = next);
    },
  };
}
