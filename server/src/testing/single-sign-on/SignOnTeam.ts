import type { LightMyRequestResponse } from 'fastify';
import type { AccountsBrowser } from '../browsers/AccountsBrowser.ts';
import { signInAtAccounts, SignInVisit } from '../browsers/SignInVisit.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../builders/accountPeople.ts';
import type { TestServer } from '../createTestServer.ts';
import { setupOf, updateSetup } from '../../accounts/sso/singleSignOn.queries.ts';

interface Members {
  readonly domain: string;
  readonly issuer: string;
  /** Guests beside the owner: parts of their addresses before `@`. */
  readonly guests?: readonly string[];
}

/** A team with a signed-in owner, who sets up single sign-on with calls. */
export class SignOnTeam {
  private constructor(
    private readonly server: TestServer,
    readonly id: string,
    readonly domain: string,
    readonly owner: AccountsBrowser,
    private readonly issuer: string,
  ) {}

  static async open(
    server: TestServer,
    { domain, issuer, guests = [] }: Members,
  ): Promise<SignOnTeam> {
    const email = `owner@${domain}`;
    const people = [
      await aNewPerson({ email }),
      ...(await Promise.all(
        guests.map((name) => aNewPerson({ email: `${name}@${domain}`, role: 'guest' })),
      )),
    ];
    const team = await anAccountsTeam(server.deps, { name: `Team of ${domain}`, people });
    const owner = await signInAtAccounts(server, { email, password: testPassword });
    return new SignOnTeam(server, team.id, domain, owner, issuer);
  }

  /** Saves the provider; `given` overrides fields of the form. */
  save(given: object = {}): Promise<LightMyRequestResponse> {
    return this.owner.send('PUT', '/api/sso', {
      issuer: this.issuer,
      client_id: 'portal',
      client_secret: 'secret of the portal',
      domain: this.domain,
      ...given,
    });
  }

  post(path: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.owner.send('POST', `/api/sso${path}`, body);
  }

  /** Sets everything up, bypassing DNS and the provider. */
  async switchOn(): Promise<void> {
    await this.save();
    const now = this.server.deps.clock();
    const proved = { proved_at: now, proved_by: 'dns', tested_at: now } as const;
    await updateSetup(this.server.deps.db, this.id, proved);
    const answer = await this.post('/on');
    if (answer.statusCode !== 200)
      throw new Error(`switching single sign-on on failed: ${answer.body}`);
  }

  setup() {
    return setupOf(this.server.deps.db, this.id);
  }

  /** A browser at the sign-in page that requests the provider's address. */
  async begin(email: string) {
    const { browser, action } = await SignInVisit.open(this.server);
    const answer = await browser.send('POST', `${action}/sso`, { email });
    const { location = '' } = answer.json<{ outcome: string; location?: string }>();
    return { browser, action, location, answer };
  }
}
