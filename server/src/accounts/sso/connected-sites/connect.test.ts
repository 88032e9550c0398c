import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { teamSnapshotJob } from '../../../platform/protocol/managerJobs.ts';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import type { Tokens } from '../../../testing/browsers/ManagerClient.ts';
import { codeIn, SiteClient } from '../../../testing/browsers/SiteClient.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { anAccountsTeam, testPassword } from '../../../testing/builders/accountPeople.ts';
import { aSite } from '../../../testing/builders/aSite.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const origin = 'https://intranet.example';
const email = 'hanako@kiban.example';
let server: TestServer;
let site: SiteClient;
let browser: AccountsBrowser;

const signIn = () => signInAtAccounts(server, { email, password: testPassword });
const status = async (bearer: string, url = '/api/licenses') =>
  (await site.call(url, bearer)).statusCode;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, {});
  await server.deps.queue.drain(teamSnapshotJob);
  await aSite(server.deps, { name: 'intranet', origins: [origin], remotes: ['mf-licenses'] });
  site = await SiteClient.open(server, origin);
  browser = await signIn();
}, 60_000);
afterAll(() => server.close());

describe('the window of a site', () => {
  it('names the site and its request, once', async () => {
    const asking = await browser.visit(site.authorization());
    expect(asking.body).toContain('"name":"connect"');
    expect(asking.body).toContain(`"site":"intranet","origin":"${origin}"`);
    expect(asking.body).toContain('"name":"mf-licenses"');
    const page = await site.ask(browser);
    expect(page).toContain(`"name":"site_answer","origin":"${origin}"`);
    expect(page).toContain('"state":"s"');
    expect(page).not.toContain('access_token');
    expect(await site.ask(browser)).toContain('"site_answer"');
  });

  it('tells the page that the person refused', async () => {
    const other = await signIn();
    const page = await site.ask(other, false);
    expect(page).toContain('"error":"access_denied"');
    expect(codeIn(page)).toBe('');
  });

  it('asks again for an additional remote', async () => {
    const change = (remotes: readonly string[]) =>
      server.operator.inject({
        method: 'POST',
        url: '/operator/sites/intranet',
        payload: { remotes },
      });
    const { access_token } = await site.tokens(browser);
    await change(['mf-licenses', 'mf-logs']);
    expect(await status(access_token, '/api/log/insight')).toBe(403);
    const wider = site.authorization({ scope: 'mf-licenses mf-logs' });
    expect((await browser.visit(wider)).body).toContain('"name":"connect"');
    await change(['mf-logs']);
    expect(await status(access_token)).toBe(403);
    await change(['mf-licenses']);
    expect(await status(access_token)).toBe(200);
  });

  it.each([
    ['a page of an origin that is not registered', 'https://evil.example'],
    ['no site at all', ''],
  ])('hands its answer to %s never', async (_what, foreign) => {
    const redirect_uri = `http://localhost:3001/site_answer?origin=${encodeURIComponent(foreign)}`;
    const refused = await browser.visit(site.authorization({ redirect_uri }));
    expect([refused.statusCode, refused.headers.location]).toEqual([400, undefined]);
    expect(refused.body).toContain('This site is not connected to the portal');
    const direct = await browser.visit(
      `${new URL(redirect_uri).pathname}?origin=${foreign}&code=x`,
    );
    expect([direct.statusCode, direct.body.includes('"code":"x"')]).toEqual([404, false]);
  });
});

describe('the tokens of a site', () => {
  it('let its page call for its remote, for ten minutes', async () => {
    const tokens = await site.tokens(browser);
    expect(tokens.expires_in).toBe(600);
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      aud: 'manager-sites',
      client_id: 'site-intranet',
      scope: 'mf-licenses',
    });
    expect(await status(tokens.access_token)).toBe(200);
    expect(await status(tokens.access_token, '/api/orders')).toBe(403);
    const me = await server.accounts.inject({
      url: '/api/user/me/',
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(me.statusCode).toBe(401);
  });

  it("are given only to a page of that origin with the window's verifier", async () => {
    const evil = 'https://evil.example';
    const answer = await site.exchange(codeIn(await site.ask(browser)), {}, evil);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const code = codeIn(await site.ask(browser));
    const guessed = await site.exchange(code, { code_verifier: 'w'.repeat(64) });
    expect(guessed.statusCode).toBe(400);
    const right = await site.exchange(codeIn(await site.ask(browser)));
    expect(right.headers['access-control-allow-origin']).toBe(origin);
  });

  it('are renewed; a refresh token used twice ends them all', async () => {
    const first = await site.tokens(browser);
    const second = (await site.refresh(first.refresh_token)).json<Tokens>();
    expect(await status(second.access_token)).toBe(200);
    expect((await site.refresh(first.refresh_token)).statusCode).toBe(400);
    expect((await site.refresh(second.refresh_token)).statusCode).toBe(400);
    expect(await status(second.access_token)).toBe(401);
  });

  it('end after 12 hours at most', async () => {
    const { access_token } = await site.tokens(browser);
    const { ends_at, connected_at } = await server.deps.db
      .selectFrom('portal.site_grant')
      .select(['ends_at', 'connected_at'])
      .orderBy('connected_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(ends_at.getTime() - connected_at.getTime()).toBe(12 * 60 * 60 * 1000);
    expect(await status(access_token)).toBe(200);
  });

  it('end when the person signs out at accounts', async () => {
    const other = await signIn();
    const tokens = await site.tokens(other);
    expect(await status(tokens.access_token)).toBe(200);
    const ended = await browser.send('DELETE', '/api/sessions', undefined);
    expect(ended.statusCode).toBe(200);
    expect(await status(tokens.access_token)).toBe(401);
    expect((await site.refresh(tokens.refresh_token)).statusCode).toBe(400);
  });
});
