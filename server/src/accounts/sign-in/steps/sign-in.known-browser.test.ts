import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import { testPassword } from '../../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { openGuessedAccount, right } from '../../../testing/openGuessedAccount.ts';
import { accountByEmail } from '../../directory/people.queries.ts';

let at: Awaited<ReturnType<typeof openGuessedAccount>>;
let server: TestServer;

beforeAll(async () => {
  at = await openGuessedAccount();
  ({ server } = at);
}, 60_000);
afterAll(() => server.close());
beforeEach(() => at.forgetAllFailures());

describe('a browser that signed in before', () => {
  const cookieOf = ({ browser }: SignInVisit) => browser.cookies.get('accounts_browser') ?? '';

  it('is known by a cookie that scripts cannot read and that changes with each sign-in', async () => {
    const { browser, action } = await at.visit();
    const answer = await browser.send('POST', action, right);
    const cookie = answer.cookies.find(({ name }) => name === 'accounts_browser');
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
    const again = await SignInVisit.open(server, '/user?ended=1', browser);
    await again.send(right);
    expect(cookieOf(again)).not.toBe(decodeURIComponent(cookie?.value ?? ''));
  });

  it('is locked out for its own wrong passwords, without locking out its network', async () => {
    const known = await at.returning();
    expect(await at.fail(known, 5)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    expect(await known.send(right)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    expect(await (await at.visit()).send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it('may sign in while its network is locked out', async () => {
    const known = await at.returning();
    await at.fail(await at.visit(), 5);
    expect(await known.send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it.each([
    ['a cookie that was changed', (cookie: string) => cookie.replace(/^[^.]+\.[^.]/u, '$&x')],
    ['a cookie of another account', (cookie: string) => cookie.replace(/^[^.]+/u, 'other')],
    ['a cookie of another shape', () => 'x~..~1.2.3.4'],
  ])('is not known by %s', async (_what, change) => {
    const known = await at.returning();
    await at.fail(await at.visit(), 5);
    const browser = new AccountsBrowser(server.accounts, { 'x-forwarded-for': '203.0.113.1' });
    browser.setCookie('accounts_browser', change(cookieOf(known)));
    const attempt = await SignInVisit.open(server, '/user', browser);
    expect(await attempt.send(right)).toMatchObject({ outcome: 'locked' });
  });

  it('is known for 180 days, until the password changes', async () => {
    const known = await at.returning();
    const { db } = server.deps;
    const before = await accountByEmail(db, right.email);
    const setHash = (pw_hash: string) =>
      db
        .updateTable('accounts.account')
        .set({ pw_hash })
        .where('email', '=', right.email)
        .execute();
    await setHash(await server.deps.passwords.hash(testPassword));
    await at.fail(await at.visit(), 5);
    expect(await known.send(right)).toMatchObject({ outcome: 'locked' });
    await setHash(before?.pw_hash ?? '');
    const days = 24 * 60 * 60_000;
    server.pass(181 * days);
    await at.fail(await at.visit(), 5);
    expect(await known.send(right)).toMatchObject({ outcome: 'locked' });
    server.pass(-181 * days);
  });
});
