import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import { ManagerClient, type Tokens } from '../../../testing/browsers/ManagerClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let client: ManagerClient;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, { countryCode: 'US' });
  client = new ManagerClient(server);
}, 60_000);
afterAll(() => server.close());

describe('signing out', () => {
  const signOut = (given: Readonly<Record<string, string>>) =>
    `/oidc/sign_out?${new URLSearchParams(given).toString()}`;
  const after = 'http://localhost:3000/signin?reason=signed_out';

  it('ends session and tokens at once for the holder of the id token', async () => {
    const { browser, code } = await client.signIn();
    const { access_token, id_token, refresh_token } = (await client.exchange(code)).json<Tokens>();
    expect((await client.me(access_token)).statusCode).toBe(200);
    const answer = await browser.get(
      signOut({ id_token_hint: id_token, post_logout_redirect_uri: after }),
    );
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(after);
    expect((await browser.visit('/user')).body).toContain('"sign_in"');
    const refreshed = await client.token({ grant_type: 'refresh_token', refresh_token });
    expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
    const refused = await client.me(access_token);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      401,
      'signed_out',
    ]);
  });

  it('ends the session of the manager with it', async () => {
    const { browser, code } = await client.signIn();
    const { id_token } = (await client.exchange(code)).json<Tokens>();
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
    const { browser } = await client.signIn();
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

  it('redirects to registered addresses only', async () => {
    const answer = await server.accounts.inject({
      url: signOut({ client_id: 'manager', post_logout_redirect_uri: 'http://evil.example/' }),
      headers: { host: 'localhost:3001', accept: 'text/html' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });
});
