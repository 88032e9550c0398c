import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import { ManagerClient, type Tokens } from '../../../testing/browsers/ManagerClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';

let server: TestServer;
let client: ManagerClient;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, { countryCode: 'US' });
  client = new ManagerClient(server);
}, 60_000);
afterAll(() => server.close());

describe('the sign-in of the manager', () => {
  it('ends with an access token for accounts, an id token and a refresh token', async () => {
    const { callback, code } = await client.signIn();
    expect(callback.origin + callback.pathname).toBe('http://localhost:3000/signin/callback');
    expect(callback.searchParams.get('state')).toBe('s');
    const answer = (await client.exchange(code)).json<Tokens>();
    expect(answer.expires_in).toBe(600);
    expect(decodeProtectedHeader(answer.access_token)).toMatchObject({
      typ: 'at+jwt',
      alg: 'ES256',
    });
    expect(decodeJwt(answer.access_token)).toMatchObject({
      aud: 'accounts',
      iss: 'http://localhost:3001',
      scope: 'account',
    });
    expect(decodeJwt(answer.id_token)).toMatchObject({
      aud: 'manager',
      nonce: 'n',
      email: client.email,
      given_name: 'Hanako',
      family_name: 'Sato',
      sid: expect.any(String),
    });
    expect(answer.refresh_token).toEqual(expect.any(String));
  });

  it('accepts a code once: a second use revokes the tokens of the first', async () => {
    const { code } = await client.signIn();
    const first = (await client.exchange(code)).json<Tokens>();
    expect((await client.exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
    const refreshed = await client.token({
      grant_type: 'refresh_token',
      refresh_token: first.refresh_token,
    });
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('rotates the refresh token with each use, and refuses the old one', async () => {
    const { refresh_token: first } = await client.tokens();
    const refreshed = (
      await client.token({ grant_type: 'refresh_token', refresh_token: first })
    ).json<Tokens>();
    expect(refreshed.refresh_token).not.toBe(first);
    expect((await client.me(refreshed.access_token)).statusCode).toBe(200);
    const reused = await client.token({ grant_type: 'refresh_token', refresh_token: first });
    expect(reused.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('requires PKCE, the right verifier and the right secret', async () => {
    const refused = await server.accounts.inject({
      url: client.authorization().replace(/&code_challenge=[^&]+/, ''),
      headers: { host: 'localhost:3001', accept: 'text/html' },
    });
    expect(refused.headers.location).toContain('error=invalid_request');
    const { code } = await client.signIn();
    expect((await client.exchange(code, { code_verifier: 'w'.repeat(64) })).statusCode).toBe(400);
    expect(
      (await client.token({ grant_type: 'refresh_token', refresh_token: 'x' }, 'guess')).statusCode,
    ).toBe(401);
  });

  it('asks for no password while the session lives, unless it is told to', async () => {
    const { browser } = await client.signIn();
    const silent = await browser.visit(client.authorization());
    expect(silent.headers.location).toMatch(/^http:\/\/localhost:3000\/signin\/callback\?code=/);
    expect((await browser.visit(client.authorization({ prompt: 'login' }))).body).toContain(
      '"sign_in"',
    );
  });

  it('keeps the language that the manager names', async () => {
    const visit = await SignInVisit.open(server, client.authorization({ ui_locales: 'ja' }));
    expect(visit.page.body).toContain('<html lang="ja">');
    expect(visit.browser.cookies.get('portal_locale')).toBe('ja');
  });

  it('says why it asks for a password, and ignores made-up reasons in links', async () => {
    const said = await SignInVisit.open(server, client.authorization({ reason: 'signed_out' }));
    expect(said.page.body).toContain('"reason":"signed_out"');
    const madeUp = await SignInVisit.open(
      server,
      client.authorization({ reason: 'call this number' }),
    );
    expect(madeUp.page.body).toContain('"reason":null');
  });

  it.each([
    ['an unknown client', { client_id: 'evil' }],
    ['an address that is not registered', { redirect_uri: 'http://evil.example/' }],
  ])('refuses %s on a page of ours', async (_what, given) => {
    const page = await server.accounts.inject({
      url: client.authorization(given),
      headers: { host: 'localhost:3001', accept: 'text/html', 'accept-language': 'ja' },
    });
    expect(page.statusCode).toBe(400);
    expect(page.headers.location).toBeUndefined();
    expect(page.body).toContain('<html lang="ja">');
    expect(page.body).toContain('<h1>サインインを完了できませんでした</h1>');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain(String(page.headers['x-request-id']));
  });

  it('keeps no more begun sign-ins of one network than its limit allows', async () => {
    const { db, clock } = server.deps;
    const ends_at = new Date(clock().getTime() + 60_000);
    const kept = () => db.selectFrom('accounts.oidc_payload').select('id').execute();
    const visit = (url: string) =>
      server.accounts.inject({ url, headers: { host: 'localhost:3001', accept: 'text/html' } });
    const key = 'openid-visit:127.0.0.1';
    await db.deleteFrom('portal.call_limit').execute();
    await db.insertInto('portal.call_limit').values({ key, calls: 199, ends_at }).execute();
    expect((await visit(client.authorization())).statusCode).toBe(303);
    const before = await kept();
    const refused = await visit(client.authorization());
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.headers['retry-after']).toBe('60');
    expect((await kept()).length).toBe(before.length);
    expect((await visit('/oidc/jwks')).statusCode).toBe(200);
    await db.deleteFrom('portal.call_limit').execute();
  });

  it('signs with a key of this installation, not with a development key', async () => {
    const { keys } = (await server.accounts.inject('/oidc/jwks')).json<{
      keys: { kid: string }[];
    }>();
    const own = await server.deps.keys.signingKey('openid', 'ES256');
    expect(keys.map(({ kid }) => kid)).toEqual([own.kid]);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });
});
