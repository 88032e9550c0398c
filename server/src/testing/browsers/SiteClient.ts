import { createHash } from 'node:crypto';
import { embedSiteSchema, type EmbedSite } from '@portal/shared/contracts';
import { AccountsBrowser } from './AccountsBrowser.ts';
import type { Tokens } from './ManagerClient.ts';
import type { TestServer } from '../createTestServer.ts';

type Fields = Readonly<Record<string, string>>;

const verifier = 'v'.repeat(64);

/** A page of a registered site, call by call. */
export class SiteClient {
  private constructor(
    private readonly server: TestServer,
    readonly origin: string,
    readonly signIn: NonNullable<EmbedSite['sign_in']>,
  ) {}

  static async open(server: TestServer, origin: string): Promise<SiteClient> {
    const answer = await server.manager.inject({ url: '/api/site', headers: { origin } });
    const { sign_in: signIn } = embedSiteSchema.parse(answer.json());
    if (!signIn) throw new Error('only the server of this site can sign in');
    return new SiteClient(server, origin, signIn);
  }

  /** Path of the consent window. @param given overrides parameters */
  authorization(given: Fields = {}): string {
    const url = new URL(this.signIn.authorization);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const all = { state: 's', code_challenge: challenge, ...given };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  }

  /** Opens the window in a signed-in browser, and decides. @returns its last page */
  async ask(browser: AccountsBrowser, agree = true): Promise<string> {
    const page = await browser.visit(this.authorization());
    const action = /"action":"(\/connect\/[^"]+)"/.exec(page.body)?.[1];
    // A person who has consented before is not asked again.
    if (action === undefined) return page.body;
    const { location } = (await browser.send('POST', action, { agree })).json<Fields>();
    return (await browser.visit((location ?? '').replace(browser.origin, ''))).body;
  }

  /** Calls the token endpoint like the page. */
  token(form: Fields, origin = this.origin) {
    return this.server.accounts.inject({
      method: 'POST',
      url: '/oidc/token',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: this.signIn.client_id, ...form }).toString(),
    });
  }

  exchange(code: string, given: Fields = {}, origin = this.origin) {
    const { redirect_uri } = this.signIn;
    return this.token(
      { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier, ...given },
      origin,
    );
  }

  refresh(refresh_token: string) {
    return this.token({ grant_type: 'refresh_token', refresh_token });
  }

  /** Tokens of the page after consent. */
  async tokens(browser: AccountsBrowser): Promise<Tokens> {
    return (await this.exchange(codeIn(await this.ask(browser)))).json<Tokens>();
  }

  /** Calls the manager like the page. */
  call(url: string, bearer: string) {
    const headers = { origin: this.origin, authorization: `Bearer ${bearer}` };
    return this.server.manager.inject({ url, headers });
  }
}

/** The code in the window's last page. */
export function codeIn(page: string): string {
  return /"code":"([^"]+)"/.exec(page)?.[1] ?? '';
}
