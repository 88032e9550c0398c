import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAccountsApp } from '../../app.ts';
import { AccountsBrowser } from '../../testing/browsers/AccountsBrowser.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { SignInVisit } from '../../testing/browsers/SignInVisit.ts';
import { itOnPostgres, untilWaiting } from '../../testing/database/untilWaiting.ts';
import { accountByEmail } from '../people/people.queries.ts';
import {
  failureCount,
  forgetFailures,
  lockFailureCount,
  saveFailureCount,
} from './sign-in.queries.ts';
import { checkCredentials } from './checkCredentials.ts';
import { createPasswords } from './createPasswords.ts';
import { afterFailure, browserRule } from './lockOut.ts';

let server: TestServer;
const email = 'hanako@kiban.example';
const right = { email, password: testPassword };
const wrong = { email, password: 'not the password' };

beforeAll(async () => {
  // The browsers of these tests say their network address as a proxy of ours would.
  server = await createTestServer({ TRUST_PROXY: '1' });
  await anAccountsTeam(server.deps);
  await anAccountsTeam(server.deps, {
    name: 'Second',
    people: [await aNewPerson({ email: 'taro@second.example', firstName: 'Taro' })],
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('accounts.lock_out').execute();
});

/** The sign-in page in a browser that was never here, at a network address. */
function visit(ip = '203.0.113.1', app = server.accounts): Promise<SignInVisit> {
  const browser = new AccountsBrowser(app, { 'x-forwarded-for': ip });
  return SignInVisit.open(server, '/user', browser);
}

/** The sign-in page in a browser that has signed in and out before. */
async function returning(ip?: string): Promise<SignInVisit> {
  const first = await visit(ip);
  await first.send(right);
  return SignInVisit.open(server, '/user?ended=1', first.browser);
}

async function fail({ send }: SignInVisit, times: number) {
  for (let time = 1; time < times; time += 1)
    expect(await send(wrong)).toEqual({ outcome: 'refused' });
  return send(wrong);
}

describe('lock-out of a network with an account', () => {
  it('pauses after five wrong passwords, even for the right one, and then hears it', async () => {
    const attempt = await visit();
    expect(await fail(attempt, 5)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    expect(await attempt.send(right)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    server.pass(29_000);
    expect(await attempt.send(right)).toEqual({ outcome: 'locked', wait_seconds: 1 });
    server.pass(1_000);
    expect(await attempt.send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it('grows with each further failure', async () => {
    const attempt = await visit();
    await fail(attempt, 5);
    server.pass(30_000);
    expect(await attempt.send(wrong)).toEqual({ outcome: 'locked', wait_seconds: 60 });
    server.pass(60_000);
    expect(await attempt.send(wrong)).toEqual({ outcome: 'locked', wait_seconds: 120 });
  });

  it('counts only failures, and forgets them after a success', async () => {
    const attempt = await visit();
    await fail(attempt, 4);
    await attempt.send(right);
    expect(await fail(await visit(), 4)).toEqual({ outcome: 'refused' });
  });

  it('treats an unknown address the same, so that it tells nothing', async () => {
    const { send } = await visit();
    const unknown = { ...wrong, email: 'nobody@kiban.example' };
    for (let time = 1; time < 5; time += 1) await send(unknown);
    expect(await send(unknown)).toEqual({ outcome: 'locked', wait_seconds: 30 });
  });

  it('is kept by all processes together', async () => {
    const other = createAccountsApp(server.deps);
    await fail(await visit(), 4);
    const attempt = await visit('203.0.113.1', other);
    expect(await attempt.send(wrong)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    await other.close();
  });

  it('counts the addresses of one IPv6 connection as one network', async () => {
    await fail(await visit('2001:db8:1:2::1'), 4);
    const neighbor = await visit('2001:db8:1:2:ffff::9');
    expect(await neighbor.send(wrong)).toMatchObject({ outcome: 'locked' });
  });

  it('does not lock the owner out, who comes from elsewhere', async () => {
    await fail(await visit('198.51.100.7'), 5);
    const owner = await visit();
    expect(await owner.send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it('lets guesses that come all at once not past the limit', async () => {
    const attempt = await visit();
    const guesses = Array.from({ length: 12 }, () => attempt.send(wrong));
    const outcomes = (await Promise.all(guesses)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(8);
  });

  itOnPostgres('counts each of the guesses that wait while the right one is heard', async () => {
    const { db } = server.deps;
    const key = 'account:waits@kiban.example';
    const guess = () =>
      db.transaction().execute(async (trx) => {
        const count = await lockFailureCount(trx, key, server.deps.clock());
        await saveFailureCount(trx, key, afterFailure(count, server.deps.clock(), browserRule));
      });
    await guess();
    let guesses: readonly Promise<void>[] = [];
    await db.transaction().execute(async (trx) => {
      await lockFailureCount(trx, key, server.deps.clock());
      guesses = [guess(), guess()];
      await untilWaiting(db, 2);
      await forgetFailures(trx, key);
    });
    await Promise.all(guesses);
    expect(await failureCount(db, key)).toMatchObject({ failures: 2 });
  });
});

describe('lock-out of a network', () => {
  it('does not lock out others for failures with one account', async () => {
    await fail(await visit(), 5);
    const { send } = await visit();
    expect(await send({ ...right, email: 'taro@second.example' })).toMatchObject({
      outcome: 'signed_in',
    });
  });

  it('pauses a network that fails on many accounts, for people who were never here', async () => {
    const known = await returning();
    await failures('ip:203.0.113.1', 49);
    const stranger = await visit();
    const unknown = { ...wrong, email: 'nobody@kiban.example' };
    expect(await stranger.send(unknown)).toEqual({ outcome: 'locked', wait_seconds: 60 });
    expect(await stranger.send(right)).toMatchObject({ outcome: 'locked' });
    expect(await known.send(right)).toMatchObject({ outcome: 'signed_in' });
  });
});

describe('an account under attack from many networks', () => {
  const check = async (ip: string, password = wrong.password) => {
    const pauses: number[] = [];
    const credentials = { email, password, ip, knownBrowser: () => undefined };
    const pause = async (ms: number) => void pauses.push(ms);
    const { outcome } = await checkCredentials(server.deps, createPasswords(), credentials, pause);
    return { outcome, pauses };
  };

  it('hears everybody later and later, and locks nobody out', async () => {
    await failures(`account:${email}`, 18);
    expect(await check('198.51.100.1')).toEqual({ outcome: 'refused', pauses: [] });
    expect(await check('198.51.100.2')).toEqual({ outcome: 'refused', pauses: [] });
    expect(await check('198.51.100.3')).toEqual({ outcome: 'refused', pauses: [1000] });
    expect(await check('198.51.100.4')).toEqual({ outcome: 'refused', pauses: [2000] });
    await failures(`account:${email}`, 1000);
    expect(await check('203.0.113.1', right.password)).toEqual({
      outcome: 'matches',
      pauses: [8000],
    });
  });

  it('makes a browser that signed in before wait for nothing', async () => {
    const known = await returning();
    await failures(`account:${email}`, 1000);
    expect(await known.send(right)).toMatchObject({ outcome: 'signed_in' });
  });
});

describe('a browser that signed in before', () => {
  const cookieOf = ({ browser }: SignInVisit) => browser.cookies.get('accounts_browser') ?? '';

  it('is known by a cookie that scripts cannot read and that changes with each sign-in', async () => {
    const { browser, action } = await visit();
    const answer = await browser.send('POST', action, right);
    const cookie = answer.cookies.find(({ name }) => name === 'accounts_browser');
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
    const again = await SignInVisit.open(server, '/user?ended=1', browser);
    await again.send(right);
    expect(cookieOf(again)).not.toBe(decodeURIComponent(cookie?.value ?? ''));
  });

  it('answers for its own failures, wherever it is', async () => {
    const known = await returning();
    expect(await fail(known, 5)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    expect(await known.send(right)).toEqual({ outcome: 'locked', wait_seconds: 30 });
    expect(await (await visit()).send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it('passes where somebody else in its network is locked out', async () => {
    const known = await returning();
    await fail(await visit(), 5);
    expect(await known.send(right)).toMatchObject({ outcome: 'signed_in' });
  });

  it.each([
    ['a cookie that was changed', (cookie: string) => cookie.replace(/^[^.]+\.[^.]/u, '$&x')],
    ['a cookie of another account', (cookie: string) => cookie.replace(/^[^.]+/u, 'other')],
    ['a cookie of another shape', () => 'x~..~1.2.3.4'],
  ])('is not known by %s', async (_what, change) => {
    const known = await returning();
    await fail(await visit(), 5);
    const browser = new AccountsBrowser(server.accounts, { 'x-forwarded-for': '203.0.113.1' });
    browser.setCookie('accounts_browser', change(cookieOf(known)));
    const attempt = await SignInVisit.open(server, '/user', browser);
    expect(await attempt.send(right)).toMatchObject({ outcome: 'locked' });
  });

  it('is known for 180 days, and as long as the password stays', async () => {
    const known = await returning();
    const { db } = server.deps;
    const before = await accountByEmail(db, email);
    const setHash = (pw_hash: string) =>
      db.updateTable('accounts.account').set({ pw_hash }).where('email', '=', email).execute();
    await setHash(await createPasswords().hash(testPassword));
    await fail(await visit(), 5);
    expect(await known.send(right)).toMatchObject({ outcome: 'locked' });
    await setHash(before?.pw_hash ?? '');
    const days = 24 * 60 * 60_000;
    server.pass(181 * days);
    await fail(await visit(), 5);
    expect(await known.send(right)).toMatchObject({ outcome: 'locked' });
    server.pass(-181 * days);
  });
});

/** So many failures under a key, the last one just now. */
async function failures(key: string, times: number): Promise<void> {
  const count = { failures: times, lastFailureAt: server.deps.clock() };
  await saveFailureCount(server.deps.db, key, count);
}
