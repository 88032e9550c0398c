import { testPassword } from '../builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../createTestServer.ts';
import { ScriptedProvider, type Script } from './ScriptedProvider.ts';
import { SignOnTeam } from './SignOnTeam.ts';

export const passwordProof = { kind: 'password', password: testPassword };

/** A portal whose teams sign in by a provider that tells what a test has it tell. */
export class ScriptedSignOn {
  #marks = 0;

  private constructor(
    readonly server: TestServer,
    readonly provider: ScriptedProvider,
  ) {}

  static async start(): Promise<ScriptedSignOn> {
    const server = await createTestServer({ SSO_PRIVATE_ADDRESSES: '1' });
    return new ScriptedSignOn(server, await ScriptedProvider.start());
  }

  async close(): Promise<void> {
    this.provider.close();
    await this.server.close();
  }

  /** A team of its own for a test, with the guests ken and mari, whose sign-on is on. */
  async openTeam(): Promise<SignOnTeam> {
    this.#marks += 1;
    this.provider.script = {};
    const team = await SignOnTeam.open(this.server, {
      domain: `team-${this.#marks}.kiban.co.jp`,
      issuer: this.provider.issuer,
      guests: ['ken', 'mari'],
    });
    await team.switchOn();
    await this.server.deps.db.deleteFrom('portal.call_limit').execute();
    await this.server.deps.db.deleteFrom('accounts.lock_out').execute();
    return team;
  }

  /**
   * Goes the whole way: the sign-in page, the provider, and back. @param name before the `@`
   * @returns the last page
   */
  async arrive(team: SignOnTeam, name: string, script: Script = {}) {
    const email = `${name}@${team.domain}`;
    const claims = { email, sub: `subject of ${name}`, ...script.claims };
    this.provider.script = { ...script, claims };
    const begun = await team.begin(email);
    const query = this.provider.signIn(begun.location);
    return { ...begun, page: await begun.browser.visit(`/sso/callback?${query}`) };
  }

  /** The same for somebody whose account is there, who shows that it is theirs. @returns the last page */
  async join(team: SignOnTeam, name: string, proof: object = passwordProof) {
    const arrival = await this.arrive(team, name);
    const answer = await arrival.browser.send('POST', `${arrival.action}/sso/join/proof`, proof);
    const { location } = answer.json<{ location?: string }>();
    if (location === undefined) return { ...arrival, answer };
    return { ...arrival, answer, page: await arrival.browser.visit(location) };
  }
}

/** What the sign-in page says in the end. */
export const problemOf = ({ body }: { readonly body: string }): string | undefined =>
  /"problem":"(\w+)"/.exec(body)?.[1];
