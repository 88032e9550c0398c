import type { Locale } from '../../basics/Locale.ts';

export interface Tokens {
  /** Bearer of the manager's API; `null` for visitors. */
  readonly apiToken: string | null;
  /** `null` when an embed sends only its bearer. */
  readonly csrfToken: string | null;
}

interface ApiConfiguration {
  /** Origin of the manager; the page's own when it is the manager's. */
  readonly baseUrl: string;
  /**
   * Language of the sentences in answers. Left out where a cookie of the portal tells it: calls from
   * pages of other sites carry none.
   */
  readonly locale?: Locale;
  getTokens(): Tokens;
  /** Waited for before a call is sent, by a page that renews its bearer before it ends. */
  prepare?(): Promise<void>;
  /** Renews the tokens once after a 401; resolves to whether the call is worth repeating. */
  renew(): Promise<boolean>;
  /** The session is over. */
  onSignedOut(): void;
  /** An answer names the registry's version, which may be new. */
  onRegistryVersion?(version: string): void;
}

const unconfigured: ApiConfiguration = {
  baseUrl: '/',
  getTokens: () => ({ apiToken: null, csrfToken: null }),
  renew: () => Promise.resolve(false),
  onSignedOut: () => undefined,
};

let configuration = unconfigured;
let renewal: Promise<boolean> | undefined;

/** Called once, before the first call, by the shell, an accounts page or an embed. */
export function configureApi(next: ApiConfiguration): void {
  configuration = next;
}

export function apiConfiguration(): ApiConfiguration {
  return configuration;
}

/** The whole address of a path of the manager. */
export function urlOf(path: string): string {
  return new URL(path, new URL(configuration.baseUrl, location.href)).href;
}

/** The page's language and tokens, as a request carries them. */
export function pageHeaders(): Record<string, string> {
  const { locale } = configuration;
  const { apiToken, csrfToken } = configuration.getTokens();
  return {
    ...(locale === undefined ? {} : { 'Accept-Language': locale }),
    ...(apiToken === null ? {} : { Authorization: `Bearer ${apiToken}` }),
    ...(csrfToken === null ? {} : { 'X-CSRF-Token': csrfToken }),
  };
}

/** Renews the tokens. Calls that fail at the same moment share one renewal. */
export function renewOnce(): Promise<boolean> {
  renewal ??= configuration.renew().finally(() => {
    renewal = undefined;
  });
  return renewal;
}
