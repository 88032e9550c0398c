import type { IncomingMessage } from 'node:http';

/** The part of the portal's configuration that differs here. */
interface Services {
  readonly services: { readonly accounts: string; readonly manager: string };
}

/**
 * The portal's configuration for a standalone remote. Accounts answers only pages of the portal, so
 * its one call is proxied too.
 */
export class PortalConfig {
  readonly #origin: string;
  #accounts: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The address of accounts, once the configuration is known. */
  get accounts(): string | undefined {
    return this.#accounts;
  }

  /** The server that answers a call. */
  askAt(request: IncomingMessage, portal: string): string {
    // An unchanged configuration (304) would contain no addresses.
    if (isConfig(request)) delete request.headers['if-none-match'];
    return request.url === '/api/user/me/' ? (this.#accounts ?? portal) : portal;
  }

  /** Converts a response for the page. */
  read(request: IncomingMessage, text: string): string {
    if (!isConfig(request)) return text;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the portal's own response
    const config = JSON.parse(text) as Services;
    this.#accounts = config.services.accounts;
    const services = { ...config.services, accounts: this.#origin };
    // Developers see their screens for staff; the portal still judges every call.
    return JSON.stringify({ ...config, services, staff: true });
  }
}

function isConfig({ url = '' }: IncomingMessage): boolean {
  return /^\/api\/config\/?$/.test(url);
}
