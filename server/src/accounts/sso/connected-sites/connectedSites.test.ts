import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectedSitesSchema } from '@portal/shared/contracts';
import { teamSnapshotJob } from '../../../platform/protocol/managerJobs.ts';
import { ManagerClient, type Tokens } from '../../../testing/browsers/ManagerClient.ts';
import { SiteClient } from '../../../testing/browsers/SiteClient.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { anAccountsTeam, testPassword } from '../../../testing/builders/accountPeople.ts';
import { aSite } from '../../../testing/builders/aSite.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const origin = 'https://intranet.example';
let server: TestServer;
let site: SiteClient;

const signIn = () =>
  signInAtAccounts(server, { email: 'hanako@kiban.example', password: testPassword });

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, {});
  await server.deps.queue.drain(teamSnapshotJob);
  await aSite(server.deps, { name: 'intranet', origins: [origin], remotes: ['mf-licenses'] });
  site = await SiteClient.open(server, origin);
}, 60_000);
afterAll(() => server.close());

const listed = (answer: { json: () => unknown }) =>
  connectedSitesSchema.parse(answer.json()).map(({ name }) => name);

describe('the connected sites of a person', () => {
  it('are listed once for several devices, and revoked on all', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const both = [await site.tokens(here), await site.tokens(there)];
    expect(listed(await here.get('/api/sites'))).toEqual(['intranet']);
    const left = await here.send('DELETE', '/api/sites/intranet', undefined);
    expect(listed(left)).toEqual([]);
    for (const { access_token, refresh_token } of both) {
      expect((await site.call('/api/licenses', access_token)).statusCode).toBe(401);
      expect((await site.refresh(refresh_token)).statusCode).toBe(400);
    }
    expect((await here.visit(site.authorization())).body).toContain('"name":"connect"');
    expect((await here.send('DELETE', '/api/sites/intranet', undefined)).statusCode).toBe(404);
  });

  it('do not include those of an ended session', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const { access_token } = await site.tokens(there);
    await there.visit('/oidc/sign_out');
    const proof = /"proof":"([^"]+)"/.exec((await there.visit('/oidc/sign_out')).body)?.[1] ?? '';
    const answer = await server.accounts.inject({
      method: 'POST',
      url: '/oidc/sign_out/confirm',
      headers: { ...there.proof, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ xsrf: proof, logout: 'yes' }).toString(),
    });
    expect(answer.statusCode).toBe(303);
    await server.runJobs();
    expect(listed(await here.get('/api/sites'))).toEqual([]);
    expect((await site.call('/api/licenses', access_token)).statusCode).toBe(401);
  });

  it('do not affect the session of the manager', async () => {
    const { refresh_token } = await new ManagerClient(server).tokens();
    const here = await signIn();
    await site.tokens(here);
    await here.send('DELETE', '/api/sites/intranet', undefined);
    const renewed = await new ManagerClient(server).token({
      grant_type: 'refresh_token',
      refresh_token,
    });
    expect(renewed.json<Tokens>().access_token).toEqual(expect.any(String));
  });
});

describe('a site with a server', () => {
  const callback = `${origin}/portal/callback`;
  const basic = (secret: string) =>
    `Basic ${Buffer.from(`site-wiki:${secret}`).toString('base64')}`;

  it('gets tokens with its replaceable secret, and its pages get none', async () => {
    const wiki = 'https://wiki.example';
    const address = callback.replace(origin, wiki);
    const given = { name: 'wiki', origins: [wiki], remotes: ['mf-licenses'], callback: address };
    const { secret } = await aSite(server.deps, given);
    const asked = await server.manager.inject({ url: '/api/site', headers: { origin: wiki } });
    expect(asked.json()).toEqual({ sign_in: null });
    const here = await signIn();
    const asClient = { client_id: 'site-wiki', redirect_uri: address };
    const page = await here.visit(site.authorization(asClient));
    const action = /"action":"(\/connect\/[^"]+)"/.exec(page.body)?.[1] ?? '';
    expect(page.body).toContain(`"origin":"${wiki}"`);
    const { location = '' } = (await here.send('POST', action, { agree: true })).json<{
      location?: string;
    }>();
    const end = await here.visit(location.replace(here.origin, ''));
    expect(end.headers.location).toMatch(new RegExp(`^${address}\\?code=`));
    const code = new URL(end.headers.location ?? '').searchParams.get('code') ?? '';
    const call = (form: Readonly<Record<string, string>>, authorization: string, headers = {}) =>
      server.accounts.inject({
        method: 'POST',
        url: '/oidc/token',
        headers: {
          authorization,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(form).toString(),
      });
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: address,
      code_verifier: 'v'.repeat(64),
    };
    expect((await call(form, basic('guess'))).statusCode).toBe(401);
    expect((await call(form, basic(secret ?? ''), { origin: wiki })).statusCode).toBe(400);
    const tokens = (await call(form, basic(secret ?? ''))).json<Tokens>();
    const read = await server.manager.inject({
      url: '/api/licenses',
      headers: { authorization: `Bearer ${tokens.access_token}`, origin: wiki },
    });
    expect(read.statusCode).toBe(200);
    const changed = await server.operator.inject({
      method: 'POST',
      url: '/operator/sites/wiki',
      payload: { new_secret: true },
    });
    const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
    expect((await call(renewal, basic(secret ?? ''))).statusCode).toBe(401);
    const next = changed.json<{ secret: string }>().secret;
    expect((await call(renewal, basic(next))).statusCode).toBe(200);
  });
});
