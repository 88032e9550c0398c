import { testPassword } from '../builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../createTestServer.ts';
import { ScriptedProvider, type Script } from './ScriptedProvider.ts';
import { SignOnTeam } from './SignOnTeam.ts';

export const passwordProof = { kind: 'password', password: testPassword };

/** A portal with teams that sign in with a scripted provider. */
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

  /** A new team for a test, with the guests ken and mari and single sign-on enabled. */
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
   * Signs in from the sign-in page through the provider and back. @param name part of the address
   * before `@`
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

  /** The same for a person with an account, who proves its ownership. @returns the last page */
  async join(team: SignOnTeam, name: string, proof: object = passwordProof) {
    const arrival = await this.arrive(team, name);
    const answer = await arrival.browser.send('POST', `${arrival.action}/sso/join/proof`, proof);
    const { location } = answer.json<{ location?: string }>();
    if (location === undefined) return { ...arrival, answer };
    return { ...arrival, answer, page: await arrival.browser.visit(location) };
  }
}

/** The problem on the sign-in page. */
export const problemOf = ({ body }: { readonly body: string }): string | undefined =>
  /"problem":"(\w+)"/.exec(body)?.[1];
