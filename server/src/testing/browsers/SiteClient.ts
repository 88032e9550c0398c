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
    if (!signIn) throw new Error('a server asks for this site');
    return new SiteClient(server, origin, signIn);
  }

  /** Path of the window. @param given parameters in place of the right ones */
  authorization(given: Fields = {}): string {
    const url = new URL(this.signIn.authorization);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const all = { state: 's', code_challenge: challenge, ...given };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return `${url.pathname}${url.search}`;
  }

  /** Opens the window in a browser where somebody is signed in, and decides. @returns its last page */
  async ask(browser: AccountsBrowser, agree = true): Promise<string> {
    const page = await browser.visit(this.authorization());
    const action = /"action":"(\/connect\/[^"]+)"/.exec(page.body)?.[1];
    // Somebody who has agreed before is not asked again.
    if (action === undefined) return page.body;
    const { location } = (await browser.send('POST', action, { agree })).json<Fields>();
    return (await browser.visit((location ?? '').replace(browser.origin, ''))).body;
  }

  /** Calls the token endpoint as the page does. */
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

  /** The tokens that the page has after its window was agreed to. */
  async tokens(browser: AccountsBrowser): Promise<Tokens> {
    return (await this.exchange(codeIn(await this.ask(browser)))).json<Tokens>();
  }

  /** Makes a call of the manager as the page does. */
  call(url: string, bearer: string) {
    const headers = { origin: this.origin, authorization: `Bearer ${bearer}` };
    return this.server.manager.inject({ url, headers });
  }
}

/** The code in the window's last page. */
export function codeIn(page: string): string {
  return /"code":"([^"]+)"/.exec(page)?.[1] ?? '';
}
