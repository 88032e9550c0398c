import type { LightMyRequestResponse } from 'fastify';
import { AccountsBrowser } from './AccountsBrowser.ts';
import type { TestServer } from '../createTestServer.ts';

interface Answer {
  readonly outcome: string;
  readonly location?: string;
  readonly wait_seconds?: number;
}

/** A browser at the sign-in page. */
export class SignInVisit {
  private constructor(
    readonly browser: AccountsBrowser,
    readonly page: LightMyRequestResponse,
    /** Path that receives the form. */
    readonly action: string,
  ) {}

  /** Opens an account page signed out, which redirects to sign-in. */
  static async open(
    { accounts }: Pick<TestServer, 'accounts'>,
    path = '/user',
    browser = new AccountsBrowser(accounts),
  ): Promise<SignInVisit> {
    const page = await browser.visit(path);
    const action = /"action":"([^"]+)"/.exec(page.body)?.[1];
    if (action === undefined)
      throw new Error(`expected the sign-in page: ${page.body.slice(0, 300)}`);
    return new SignInVisit(browser, page, action);
  }

  readonly send = async (credentials: object): Promise<Answer> =>
    (await this.browser.send('POST', this.action, credentials)).json<Answer>();
}

/** A browser with a session at accounts. */
export async function signInAtAccounts(
  server: Pick<TestServer, 'accounts'>,
  credentials: { readonly email: string; readonly password: string },
): Promise<AccountsBrowser> {
  const { browser, send } = await SignInVisit.open(server);
  const { location = '' } = await send(credentials);
  await browser.visit(location);
  return browser;
}
