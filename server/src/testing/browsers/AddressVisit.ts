import { aNewPerson, anAccountsTeam, testPassword } from '../builders/accountPeople.ts';
import type { TestServer } from '../createTestServer.ts';
import { AccountsBrowser } from './AccountsBrowser.ts';
import { signInAtAccounts } from './SignInVisit.ts';

/** A person changing the mail address, and a browser for the mailed links. */
export class AddressVisit {
  private constructor(
    private readonly server: TestServer,
    readonly accountId: string,
    readonly browser: AccountsBrowser,
    readonly visitor: AccountsBrowser,
    readonly old: string,
    readonly fresh: string,
  ) {}

  /** Signs in a new person with an account in Japanese. @param mark makes the address unique */
  static async open(server: TestServer, mark: string): Promise<AddressVisit> {
    const [old, fresh] = [`old-${mark}@kiban.example`, `new-${mark}@kiban.example`];
    const person = await aNewPerson({ email: old, locale: 'ja' });
    const { people } = await anAccountsTeam(server.deps, { people: [person] });
    const browser = await signInAtAccounts(server, { email: old, password: testPassword });
    const visitor = new AccountsBrowser(server.accounts);
    await visitor.get('/password/reset');
    await server.runJobs();
    await server.deps.db.deleteFrom('portal.mail_outbox').execute();
    await server.deps.db.deleteFrom('portal.call_limit').execute();
    return new AddressVisit(server, people[0]?.id ?? '', browser, visitor, old, fresh);
  }

  readonly ask = (email = this.fresh) => this.browser.send('POST', '/api/user/address', { email });

  readonly mails = () =>
    this.server.deps.db
      .selectFrom('portal.mail_outbox')
      .select(['recipient', 'subject', 'body', 'kind'])
      .orderBy('id')
      .execute();

  /** Tokens of the latest links to both addresses; empty where none was sent. */
  readonly tokens = async (): Promise<{ readonly old: string; readonly new: string }> => {
    await this.server.runJobs();
    const sent = await this.mails();
    const tokenTo = (address: string) => {
      const mail = sent.findLast(({ recipient }) => recipient === address);
      return /http:\/\/localhost:3001\/address\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    };
    return { old: tokenTo(this.old), new: tokenTo(this.fresh) };
  };

  readonly act = async (path: 'agree' | 'refuse', token: string): Promise<string> =>
    (await this.visitor.send('POST', `/api/address/${path}`, { token })).json<{ outcome: string }>()
      .outcome;

  readonly look = async (token: string): Promise<Readonly<Record<string, unknown>>> =>
    (await this.visitor.send('POST', '/api/address/look', { token })).json<
      Record<string, unknown>
    >();

  readonly emailNow = async (): Promise<string> => {
    const { email } = await this.server.deps.db
      .selectFrom('accounts.account')
      .select('email')
      .where('id', '=', this.accountId)
      .executeTakeFirstOrThrow();
    return email;
  };
}
