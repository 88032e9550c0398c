import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsUserSchema } from '@portal/shared/contracts';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { anAccountsTeam, testPassword } from '../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { SignInVisit } from '../../testing/browsers/SignInVisit.ts';
import { managerClientSecret } from '../../protocol/managerClient.ts';

let server: TestServer;
const email = 'hanako@kiban.example';
const verifier = 'v'.repeat(64);

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
  readonly expires_in: number;
}

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, { countryCode: 'US' });
}, 60_000);
afterAll(() => server.close());

function authorization(given: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    client_id: 'manager',
    response_type: 'code',
    scope: 'openid email profile account',
    redirect_uri: 'http://localhost:3000/signin/callback',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...given,
  });
  return `/oidc/auth?${query.toString()}`;
}

/** Signs in as the manager asks. @returns the code in its callback address. */
async function signIn(given: Readonly<Record<string, string>> = {}) {
  const visit = await SignInVisit.open(server, authorization(given));
  const { location = '' } = await visit.send({ email, password: testPassword });
  const end = await visit.browser.visit(location);
  const callback = new URL(end.headers.location ?? '');
  return { browser: visit.browser, callback, code: callback.searchParams.get('code') ?? '' };
}

function token(
  form: Readonly<Record<string, string>>,
  secret = managerClientSecret(server.deps.keys),
) {
  return server.accounts.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: {
      authorization: `Basic ${Buffer.from(`manager:${secret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form).toString(),
  });
}

function exchange(code: string, given: Readonly<Record<string, string>> = {}) {
  return token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: 'http://localhost:3000/signin/callback',
    code_verifier: verifier,
    ...given,
  });
}

async function tokens(): Promise<Tokens> {
  return (await exchange((await signIn()).code)).json<Tokens>();
}

const me = (bearer: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  server.accounts.inject({
    url: '/api/user/me/',
    headers: { ...headers, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
  });

describe('the sign-in of the manager', () => {
  it('ends with an access token for accounts, an id token and a refresh token', async () => {
    const { callback, code } = await signIn();
    expect(callback.origin + callback.pathname).toBe('http://localhost:3000/signin/callback');
    expect(callback.searchParams.get('state')).toBe('s');
    const answer = (await exchange(code)).json<Tokens>();
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
      email,
      given_name: 'Hanako',
      family_name: 'Sato',
      sid: expect.any(String),
    });
    expect(answer.refresh_token).toEqual(expect.any(String));
  });

  it('takes a code once: a second use ends what the first one gave', async () => {
    const { code } = await signIn();
    const first = (await exchange(code)).json<Tokens>();
    expect((await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
    const refreshed = await token({
      grant_type: 'refresh_token',
      refresh_token: first.refresh_token,
    });
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('changes the refresh token with each use, and the old one counts no more', async () => {
    const { refresh_token: first } = await tokens();
    const refreshed = (
      await token({ grant_type: 'refresh_token', refresh_token: first })
    ).json<Tokens>();
    expect(refreshed.refresh_token).not.toBe(first);
    expect((await me(refreshed.access_token)).statusCode).toBe(200);
    const reused = await token({ grant_type: 'refresh_token', refresh_token: first });
    expect(reused.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('wants PKCE, the right verifier and the right secret', async () => {
    const refused = await server.accounts.inject({
      url: authorization().replace(/&code_challenge=[^&]+/, ''),
      headers: { host: 'localhost:3001', accept: 'text/html' },
    });
    expect(refused.headers.location).toContain('error=invalid_request');
    const { code } = await signIn();
    expect((await exchange(code, { code_verifier: 'w'.repeat(64) })).statusCode).toBe(400);
    expect(
      (await token({ grant_type: 'refresh_token', refresh_token: 'x' }, 'guess')).statusCode,
    ).toBe(401);
  });

  it('comes back without a question while the session lives, and with one when told to', async () => {
    const { browser } = await signIn();
    const silent = await browser.visit(authorization());
    expect(silent.headers.location).toMatch(/^http:\/\/localhost:3000\/signin\/callback\?code=/);
    expect((await browser.visit(authorization({ prompt: 'login' }))).body).toContain('"sign_in"');
  });

  it('keeps the language that the manager names', async () => {
    const visit = await SignInVisit.open(server, authorization({ ui_locales: 'ja' }));
    expect(visit.page.body).toContain('<html lang="ja">');
    expect(visit.browser.cookies.get('portal_locale')).toBe('ja');
  });

  it('says why it asks, and never what a link made up', async () => {
    const said = await SignInVisit.open(server, authorization({ reason: 'signed_out' }));
    expect(said.page.body).toContain('"reason":"signed_out"');
    const madeUp = await SignInVisit.open(server, authorization({ reason: 'call this number' }));
    expect(madeUp.page.body).toContain('"reason":null');
  });

  it.each([
    ['an unknown client', { client_id: 'evil' }],
    ['an address that is not registered', { redirect_uri: 'http://evil.example/' }],
  ])('refuses %s on a page of ours', async (_what, given) => {
    const page = await server.accounts.inject({
      url: authorization(given),
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
    expect((await visit(authorization())).statusCode).toBe(303);
    const before = await kept();
    const refused = await visit(authorization());
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

describe('GET /api/user/me/', () => {
  it('answers the person with their teams', async () => {
    const answer = await me((await tokens()).access_token);
    expect(answer.statusCode).toBe(200);
    expect(accountsUserSchema.parse(answer.json())).toMatchObject({
      email,
      country_code: 'US',
      role: 1,
      teams: [{ name: 'Kiban Works', edition: 2, agent: 0, shipping: 0 }],
    });
  });

  it('refuses no token, a made-up one and one for other ears', async () => {
    const { id_token } = await tokens();
    for (const bearer of [undefined, 'made-up', id_token]) {
      const answer = await me(bearer);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: true, code: 'signed_out' });
    }
  });

  it('lets pages of the manager read the answer, and of nobody else', async () => {
    const { access_token } = await tokens();
    const manager = await me(access_token, { origin: 'http://localhost:3000' });
    expect(manager.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(manager.headers['access-control-allow-credentials']).toBe('true');
    const other = await me(access_token, { origin: 'http://evil.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await server.accounts.inject({
      method: 'OPTIONS',
      url: '/api/user/me/',
      headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'GET' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
  });
});

describe('signing out', () => {
  const signOut = (given: Readonly<Record<string, string>>) =>
    `/oidc/sign_out?${new URLSearchParams(given).toString()}`;
  const after = 'http://localhost:3000/signin?reason=signed_out';

  it('ends session and tokens at once for the holder of the id token', async () => {
    const { browser, code } = await signIn();
    const { access_token, id_token, refresh_token } = (await exchange(code)).json<Tokens>();
    expect((await me(access_token)).statusCode).toBe(200);
    const answer = await browser.get(
      signOut({ id_token_hint: id_token, post_logout_redirect_uri: after }),
    );
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(after);
    expect((await browser.visit('/user')).body).toContain('"sign_in"');
    const refreshed = await token({ grant_type: 'refresh_token', refresh_token });
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
    const refused = await me(access_token);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      401,
      'signed_out',
    ]);
  });

  it('ends the session of the manager with it', async () => {
    const { browser, code } = await signIn();
    const { id_token } = (await exchange(code)).json<Tokens>();
    const { deps } = server;
    await deps.db
      .insertInto('manager.session')
      .values({
        id_hash: 'h',
        user_id: 'u',
        team_id: 't',
        created_at: deps.clock(),
        idle_until: new Date('2027-01-01'),
        absolute_until: new Date('2027-01-01'),
        ended_at: null,
        provider_session: String(decodeJwt(id_token)['sid']),
        id_token: '',
        access_token: '',
        access_expires_at: deps.clock(),
        refresh_token: null,
      })
      .execute();
    await browser.get(signOut({ id_token_hint: id_token, post_logout_redirect_uri: after }));
    await server.runJobs();
    const row = await deps.db
      .selectFrom('manager.session')
      .select('ended_at')
      .where('id_hash', '=', 'h')
      .executeTakeFirst();
    expect(row?.ended_at).toBeInstanceOf(Date);
  });

  it('asks first when a link without proof leads there', async () => {
    const { browser } = await signIn();
    const page = await browser.get(
      signOut({ client_id: 'manager', post_logout_redirect_uri: after }),
    );
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('"name":"sign_out"');
    expect((await browser.get('/user')).statusCode).toBe(200);
  });

  it('goes on at once when nobody is signed in', async () => {
    const answer = await server.accounts.inject({
      url: signOut({ client_id: 'manager', post_logout_redirect_uri: after, state: 'x' }),
      headers: { host: 'localhost:3001', accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${after}&state=x`);
  });

  it('leads nowhere that is not registered', async () => {
    const answer = await server.accounts.inject({
      url: signOut({ client_id: 'manager', post_logout_redirect_uri: 'http://evil.example/' }),
      headers: { host: 'localhost:3001', accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });
});
