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

/** Called once, before the first call, by the shell, an accounts page or an embed. */
export function configureApi(next: ApiConfiguration): void {
  configuration = next;
}

export function apiConfiguration(): ApiConfiguration {
  return configuration;
}
