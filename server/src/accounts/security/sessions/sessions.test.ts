import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountSessionRow } from '@portal/shared/contracts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { ManagerClient, type Tokens } from '../../../testing/browsers/ManagerClient.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { sessionEnds } from './sessionLimits.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
let server: TestServer;
let email: string;
let people = 0;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, { name: 'Manager test' });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('portal.call_limit').execute();
  people += 1;
  email = `person-${people}@kiban.example`;
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
});

async function device(userAgent: string, keep?: boolean) {
  const headers = { 'user-agent': userAgent, 'x-real-ip': '192.0.2.66' };
  const browser = new AccountsBrowser(server.accounts, headers);
  const { send } = await SignInVisit.open(server, '/user', browser);
  const { location = '' } = await send({ email, password: testPassword, ...(keep && { keep }) });
  await browser.visit(location);
  return browser;
}
const listOf = async (browser: AccountsBrowser) =>
  (await browser.get('/api/sessions')).json<readonly AccountSessionRow[]>();
const isSignedIn = async (browser: AccountsBrowser) =>
  (await browser.get('/api/sessions')).statusCode === 200;

describe('GET /api/sessions', () => {
  it('lists the devices of the person alone, the one that asks first', async () => {
    const first = await device(safari);
    server.pass(120_000);
    const second = await device(chrome, true);
    const sessions = await listOf(first);
    expect(sessions).toMatchObject([
      { browser: 'Safari', system: 'iOS', is_current: true, is_kept: false, ip: '127.0.0.1' },
      { browser: 'Chrome', system: 'Windows', is_current: false, is_kept: true },
    ]);
    expect((await listOf(second))[0]).toMatchObject({ browser: 'Chrome', is_current: true });
    const days = (Date.parse(sessions[1]?.ends_at ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  it('says when a device was last seen, to the minute', async () => {
    const browser = await device(chrome);
    const [before] = await listOf(browser);
    server.pass(59_000);
    expect((await listOf(browser))[0]?.seen_at).toBe(before?.seen_at);
    server.pass(2_000);
    expect((await listOf(browser))[0]?.seen_at).toBe(server.deps.clock().toISOString());
  });

  it('keeps one entry for a device that signs in again, and knows none of others', async () => {
    const browser = await device(chrome);
    const { send } = await SignInVisit.open(
      server,
      new ManagerClient(server).authorization({ prompt: 'login' }),
      browser,
    );
    await browser.visit((await send({ email, password: testPassword })).location ?? '');
    expect(await listOf(browser)).toHaveLength(1);
  });

  it('is for the signed-in only', async () => {
    const answer = await new AccountsBrowser(server.accounts).get('/api/sessions');
    expect(answer.statusCode).toBe(401);
  });
});

describe('DELETE /api/sessions/{id}', () => {
  const end = (browser: AccountsBrowser, id: string) =>
    browser.send('DELETE', `/api/sessions/${id}`, undefined);

  it('signs one device out at once and answers what is left', async () => {
    const [mine, lost, other] = [await device(chrome), await device(safari), await device(safari)];
    const [current] = await listOf(lost);
    const answer = await end(mine, current?.id ?? '');
    expect(answer.json<unknown[]>()).toHaveLength(2);
    expect(await isSignedIn(lost)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['action', 'details'])
      .where('action', '=', 'session.end')
      .execute();
    expect(acts.at(-1)).toEqual({ action: 'session.end', details: { count: 1 } });
  });

  it('ends tokens and the session of the manager with it', async () => {
    const client = new ManagerClient(server);
    const { browser, code } = await client.signIn();
    const tokens = (await client.exchange(code)).json<Tokens>();
    expect((await client.me(tokens.access_token)).statusCode).toBe(200);
    const [current] = await listOf(browser);
    const { deps } = server;
    await deps.db
      .insertInto('manager.session')
      .values({
        id_hash: 'ended',
        user_id: 'u',
        team_id: 't',
        created_at: deps.clock(),
        idle_until: new Date('2027-01-01'),
        absolute_until: new Date('2027-01-01'),
        ended_at: null,
        provider_session: current?.id ?? '',
        id_token: '',
        access_token: '',
        access_expires_at: deps.clock(),
        refresh_token: null,
      })
      .execute();
    await browser.get('/user');
    await end(browser, current?.id ?? '');
    await server.runJobs();
    expect((await client.me(tokens.access_token)).statusCode).toBe(401);
    const { refresh_token } = tokens;
    const refreshed = await client.token({ grant_type: 'refresh_token', refresh_token });
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
    const manager = await deps.db
      .selectFrom('manager.session')
      .select('ended_at')
      .where('id_hash', '=', 'ended')
      .executeTakeFirstOrThrow();
    expect(manager.ended_at).toBeInstanceOf(Date);
  });

  it("knows nobody else's sessions", async () => {
    const theirs = await device(chrome);
    const [session] = await listOf(theirs);
    email = `other-${people}@kiban.example`;
    await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
    const answer = await end(await device(chrome), session?.id ?? '');
    expect(answer.statusCode).toBe(404);
    expect(await isSignedIn(theirs)).toBe(true);
  });

  it('wants the CSRF token, and takes so many calls only', async () => {
    const browser = await device(chrome);
    expect((await browser.send('DELETE', '/api/sessions/x', undefined, {})).statusCode).toBe(403);
    for (let call = 0; call < sessionEnds.max; call += 1) {
      expect((await end(browser, 'x')).statusCode).toBe(404);
    }
    expect((await end(browser, 'x')).statusCode).toBe(429);
  });
});

describe('DELETE /api/sessions', () => {
  it('signs every other device out, kept ones too', async () => {
    const [mine, kept, other] = [
      await device(chrome),
      await device(safari, true),
      await device(safari),
    ];
    const answer = await mine.send('DELETE', '/api/sessions', undefined);
    expect(answer.json()).toMatchObject([{ is_current: true }]);
    expect([await isSignedIn(mine), await isSignedIn(kept), await isSignedIn(other)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a kept session', () => {
  it('ends when the password is changed on another device', async () => {
    const [mine, kept] = [await device(chrome), await device(safari, true)];
    const change = { current_password: testPassword, new_password: 'another-solder-mask' };
    expect((await mine.send('PUT', '/api/password', change)).json()).toEqual({
      outcome: 'accepted',
    });
    expect([await isSignedIn(mine), await isSignedIn(kept)]).toEqual([true, false]);
  });

  it('is a cookie for 30 days, while any other goes with its browser', async () => {
    const cookieOf = async (keep: boolean) => {
      const { browser, send } = await SignInVisit.open(server);
      const { location = '' } = await send({ email, password: testPassword, keep });
      const answer = await browser.get(location);
      return answer.cookies.find(({ name }) => name === 'accounts_session')?.expires;
    };
    const days = (((await cookieOf(true)) ?? new Date(0)).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect(await cookieOf(false)).toBeUndefined();
  });
});

describe('the mail about a new device', () => {
  const mails = () =>
    server.deps.db
      .selectFrom('portal.mail_outbox')
      .select(['kind', 'subject', 'body'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();

  it('is not sent for the first sign-in of all, nor for a browser that is known', async () => {
    const browser = await device(chrome);
    const authorization = new ManagerClient(server).authorization({ prompt: 'login' });
    const again = await SignInVisit.open(server, authorization, browser);
    await again.send({ email, password: testPassword });
    expect(await mails()).toEqual([]);
  });

  it('names device, time and address, and leads to the devices and a new password', async () => {
    await device(chrome);
    await device(safari);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'security',
      subject: 'New sign-in to your account',
    });
    expect(mail?.body).toContain('Device: Safari on iOS');
    expect(mail?.body).toContain('Network address: 127.0.0.1');
    expect(mail?.body).toContain('http://localhost:3001/sessions');
    expect(mail?.body).toContain('http://localhost:3001/password/reset');
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('action', '=', 'account.new-device')
      .execute();
    expect(acts.at(-1)?.details).toEqual({ browser: 'Safari', system: 'iOS' });
  });

  it('is sent ten times an hour at most; sign-ins go on', async () => {
    for (let signIn = 0; signIn < 13; signIn += 1) {
      expect(await isSignedIn(await device(safari))).toBe(true);
    }
    expect(await mails()).toHaveLength(10);
  });
});
