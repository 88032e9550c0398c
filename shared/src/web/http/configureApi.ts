import type { Locale } from '../../basics/Locale.ts';

export interface Tokens {
  /** Bearer of the manager's API; `null` for visitors. */
  readonly apiToken: string | null;
  /** `null` in an embed, which sends only its bearer. */
  readonly csrfToken: string | null;
}

interface ApiConfiguration {
  /** Origin of the manager; the page's own one at the manager. */
  readonly baseUrl: string;
  /**
   * Language of the sentences in answers. Omitted where the portal's cookie sets it; calls from
   * pages of other sites have no cookie.
   */
  readonly locale?: Locale;
  getTokens(): Tokens;
  /** Awaited before each call: a page can renew its bearer before it expires. */
  prepare?(): Promise<void>;
  /** Renews the tokens after a 401; resolves to whether to repeat the call. */
  renew(): Promise<boolean>;
  /** Called when the session has ended. */
  onSignedOut(): void;
  /** Called with the registry's version in an answer, which may be new. */
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

/**
 * Sets up the calls. The shell, an accounts page or an embed calls it once, before the first call.
 */
export function configureApi(next: ApiConfiguration): void {
  configuration = next;
}

export function apiConfiguration(): ApiConfiguration {
  return configuration;
}

/** The full URL of a path of the manager. */
export function urlOf(path: string): string {
  return new URL(path, new URL(configuration.baseUrl, location.href)).href;
}

/** The request headers for the page's language and tokens. */
export function pageHeaders(): Record<string, string> {
  const { locale } = configuration;
  const { apiToken, csrfToken } = configuration.getTokens();
  return {
    ...(locale === undefined ? {} : { 'Accept-Language': locale }),
    ...(apiToken === null ? {} : { Authorization: `Bearer ${apiToken}` }),
    ...(csrfToken === null ? {} : { 'X-CSRF-Token': csrfToken }),
  };
}

/** Renews the tokens. Concurrent calls share one renewal. */
export function renewOnce(): Promise<boolean> {
  renewal ??= configuration.renew().finally(() => {
    renewal = undefined;
  });
  return renewal;
}
