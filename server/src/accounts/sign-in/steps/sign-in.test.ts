import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';

let server: TestServer;
const email = 'hanako@kiban.example';
const right = { email, password: testPassword };
const wrong = { email, password: 'not the password' };

beforeAll(async () => {
  server = await createTestServer();
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

function visit(path?: string): Promise<SignInVisit> {
  return SignInVisit.open(server, path);
}

describe('GET /sign_in/:uid', () => {
  it('opens for a signed-out visit to an account page', async () => {
    const { page } = await visit('/team');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"name":"sign_in"');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-/);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('says that the session ended when the page says so', async () => {
    expect((await visit('/user?ended=1')).page.body).toContain('"reason":"session_ended"');
    expect((await visit('/user')).page.body).toContain('"reason":null');
  });

  it('is explained to a browser that did not start the sign-in', async () => {
    const { action } = await visit();
    const page = await new AccountsBrowser(server.accounts).get(action);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('<h1>This sign-in has expired</h1>');
    expect(page.body).toContain('href="http://localhost:3000/"');
  });

  it.each([
    ['ja-JP,ja;q=0.9', undefined, 'ja'],
    ['en-US', undefined, 'en'],
    ['de-DE', undefined, 'en'],
    ['ja-JP', 'en', 'en'],
    ['en-US', 'ja', 'ja'],
  ])('with the browser in %s and %s stored is in %s', async (browser, stored, shown) => {
    const headers = {
      'accept-language': browser,
      ...(stored === undefined ? {} : { cookie: `portal_locale=${stored}` }),
    };
    const page = await server.accounts.inject({ url: '/sign_up', headers });
    expect(page.body).toContain(`<html lang="${shown}">`);
  });
});

describe('POST /sign_in/:uid', () => {
  it('signs in, comes back to the page that was wanted and changes the session id', async () => {
    const { browser, ...rest } = await visit('/team');
    const before = browser.cookies.get('accounts_session');
    const answer = await rest.send(right);
    expect(answer).toMatchObject({ outcome: 'signed_in' });
    const page = await browser.visit(answer.location ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"name":"account"');
    expect(page.body).toContain(email);
    expect(browser.cookies.get('accounts_session')).not.toBe(before);
  });

  it('is a row of the audit log of the team', async () => {
    await (await visit()).send(right);
    const rows = await server.deps.db
      .selectFrom('portal.audit_log as row')
      .innerJoin('accounts.team as team', 'team.id', 'row.team_id')
      .select(['row.action', 'team.name'])
      .where('row.action', '=', 'account.sign-in')
      .execute();
    expect(rows).toContainEqual({ action: 'account.sign-in', name: 'Kiban Works' });
  });

  it('reads the address without regard to case and spaces', async () => {
    const { send } = await visit();
    expect(await send({ ...right, email: '  Hanako@Kiban.example ' })).toMatchObject({
      outcome: 'signed_in',
    });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { send } = await visit();
    expect(await send(wrong)).toEqual({ outcome: 'refused' });
    expect(await send({ ...wrong, email: 'nobody@kiban.example' })).toEqual({ outcome: 'refused' });
  });

  it('does not sign in an account that was locked by the operator', async () => {
    const lock = (status: string) =>
      server.deps.db
        .updateTable('accounts.account')
        .set({ status })
        .where('email', '=', 'taro@second.example')
        .execute();
    await lock('locked');
    const { send } = await visit();
    expect(await send({ ...right, email: 'taro@second.example' })).toEqual({ outcome: 'refused' });
    await lock('active');
  });

  it('wants the CSRF token', async () => {
    const { browser, action } = await visit();
    const answer = await browser.send('POST', action, right, {});
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf' });
  });

  it('refuses a body of another shape', async () => {
    const { browser, action } = await visit();
    expect((await browser.send('POST', action, { ...right, admin: true })).statusCode).toBe(422);
    expect((await browser.send('POST', action, { email })).json()).toMatchObject({
      code: 'invalid',
      msg: { password: expect.any(String) },
    });
  });

  it('says that it is over when it has been used already', async () => {
    const { browser, send } = await visit();
    const { location = '' } = await send(right);
    await browser.visit(location);
    expect(await send(right)).toMatchObject({ outcome: 'over' });
  });

  it('ends the session of whoever was signed in before', async () => {
    const first = await visit('/user');
    await first.browser.visit((await first.send(right)).location ?? '');
    const again = new URLSearchParams({
      client_id: 'accounts',
      response_type: 'none',
      scope: 'openid',
      redirect_uri: 'http://localhost:3001/signed_in',
      state: '/user',
      prompt: 'login',
    });
    const second = await SignInVisit.open(server, `/oidc/auth?${again.toString()}`, first.browser);
    const answer = await second.send({ ...right, email: 'taro@second.example' });
    const page = await second.browser.visit(answer.location ?? '');
    expect(page.body).toContain('taro@second.example');
    expect(page.body).not.toContain(email);
  });
});
