import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { accountsModules } from '../../app/app.ts';
import { createApp, type Module } from '../../platform/http/createApp.ts';
import { AccountsBrowser } from '../../testing/browsers/AccountsBrowser.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../../testing/builders/accountPeople.ts';
import { codeOf, setUpAuthenticator } from '../../testing/builders/authenticatorApp.ts';
import { signInAtAccounts } from '../../testing/browsers/SignInVisit.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { accountsAuthenticate } from '../accountsAuthenticate.ts';
import { requireRecentProof } from '../security/proof/requireRecentProof.ts';

const minuteMs = 60_000;
let server: TestServer;
let app: FastifyInstance;
let browser: AccountsBrowser;
let people = 0;

/** A route that wants a recent proof, as the real ones do. */
const guarded: Module = (deps) => async (routes) => {
  routes.post(
    '/api/guarded',
    { config: { access: { who: 'guest' } }, preHandler: requireRecentProof(deps) },
    () => ({ done: true }),
  );
};

beforeAll(async () => {
  server = await createTestServer();
  app = createApp(server.deps, {
    name: 'accounts',
    modules: [...accountsModules, guarded],
    authenticate: accountsAuthenticate(server.deps),
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  people += 1;
  const email = `person-${people}@kiban.example`;
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  browser = await signedInBrowser(email);
});

/** A browser whose session was opened at the usual application, at the one with the route. */
async function signedInBrowser(email: string): Promise<AccountsBrowser> {
  const signedIn = await signInAtAccounts(server, { email, password: testPassword });
  const visitor = new AccountsBrowser(app);
  for (const [name, value] of signedIn.cookies) visitor.setCookie(name, value);
  await visitor.get('/user');
  return visitor;
}

const act = async () => (await browser.send('POST', '/api/guarded', {})).statusCode;
const prove = async (password: string) =>
  (await browser.send('POST', '/api/proof', { password })).json<{ outcome: string }>().outcome;

describe('requireRecentProof', () => {
  it('takes a sign-in of the last 10 minutes as proof, and none that is older', async () => {
    expect(await act()).toBe(200);
    server.pass(10 * minuteMs);
    expect(await act()).toBe(200);
    server.pass(1);
    const answer = await browser.send('POST', '/api/guarded', {});
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      403,
      'proof_needed',
    ]);
  });

  it('takes the password as proof, for another 10 minutes', async () => {
    server.pass(11 * minuteMs);
    expect(await act()).toBe(403);
    expect(await prove(testPassword)).toBe('accepted');
    expect(await act()).toBe(200);
    server.pass(11 * minuteMs);
    expect(await act()).toBe(403);
  });

  it('takes no proof of another session of the same person', async () => {
    const first = browser;
    server.pass(11 * minuteMs);
    browser = await signedInBrowser(`person-${people}@kiban.example`);
    expect(await act()).toBe(200);
    browser = first;
    expect(await act()).toBe(403);
  });

  it('counts wrong passwords as failed sign-ins', async () => {
    server.pass(11 * minuteMs);
    const outcomes: string[] = [];
    for (let time = 0; time < 5; time += 1) outcomes.push(await prove('wrong'));
    expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'locked']);
    expect(await prove(testPassword)).toBe('locked');
    expect(await act()).toBe(403);
  });

  it('wants the second factor of who has one, besides the right password', async () => {
    const { secret, codes } = await setUpAuthenticator(server, browser);
    server.pass(11 * minuteMs);
    const send = async (body: object) =>
      (await browser.send('POST', '/api/proof', body)).json<{ outcome: string }>();
    const factor = { kind: 'totp', code: codeOf(server, secret) };
    expect(await send({ password: 'wrong', factor })).toEqual({ outcome: 'refused' });
    expect(await send({ password: testPassword })).toEqual({
      outcome: 'second_factor',
      factors: ['totp', 'recovery_code'],
    });
    const wrong = { ...factor, code: '000000' };
    expect(await send({ password: testPassword, factor: wrong })).toEqual({ outcome: 'refused' });
    expect(await act()).toBe(403);
    expect(await send({ password: testPassword, factor })).toEqual({ outcome: 'accepted' });
    expect(await act()).toBe(200);
    server.pass(11 * minuteMs);
    const recovery = { kind: 'recovery_code', code: codes[0] };
    expect(await send({ password: testPassword, factor: recovery })).toEqual({
      outcome: 'accepted',
    });
  });

  it('refuses a visitor before it asks for any proof', async () => {
    const visitor = new AccountsBrowser(app);
    await visitor.get('/password/reset');
    expect((await visitor.send('POST', '/api/guarded', {})).statusCode).toBe(401);
    expect((await visitor.send('POST', '/api/proof', { password: 'x' })).statusCode).toBe(401);
  });
});
