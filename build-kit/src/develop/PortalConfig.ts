import type { IncomingMessage } from 'node:http';

/** The part of the portal's configuration that is another one here. */
interface Services {
  readonly services: { readonly accounts: string; readonly manager: string };
}

/**
 * The portal's configuration as a remote alone gets it: accounts answers pages of the portal only, so
 * that its one call goes this way, too.
 */
export class PortalConfig {
  readonly #origin: string;
  #accounts: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Where accounts is, once the configuration has come. */
  get accounts(): string | undefined {
    return this.#accounts;
  }

  /** Who answers a call. */
  askAt(request: IncomingMessage, portal: string): string {
    // What is unchanged would name no addresses.
    if (isConfig(request)) delete request.headers['if-none-match'];
    return request.url === '/api/user/me/' ? (this.#accounts ?? portal) : portal;
  }

  /** What the page gets of an answer. */
  read(request: IncomingMessage, text: string): string {
    if (!isConfig(request)) return text;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the portal's own answer
    const config = JSON.parse(text) as Services;
    this.#accounts = config.services.accounts;
    return JSON.stringify({ ...config, services: { ...config.services, accounts: this.#origin } });
  }
}

function isConfig({ url = '' }: IncomingMessage): boolean {
  return /^\/api\/config\/?$/.test(url);
}
