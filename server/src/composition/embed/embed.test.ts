import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsUserSchema, embedSiteSchema, portalScreensSchema } from '@portal/shared/contracts';
import { aSite } from '../../testing/builders/aSite.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import { aSiteToken } from '../../testing/builders/aSiteToken.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';

const site = 'https://intranet.example';
let server: TestServer;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  server = await createTestServer();
  await aSite(server.deps, { name: 'intranet', origins: [site], remotes: ['mf-licenses'] });
  person = await aPerson(server.deps);
  client = await server.signIn(person);
});
afterAll(() => server.close());

function ask(origin: string, headers: Record<string, string>) {
  return server.manager.inject({ url: '/api/user/me', headers: { origin, ...headers } });
}

describe('GET /api/user/me', () => {
  it('returns the person of a bearer token to an allowed site', async () => {
    const answer = await ask(site, { authorization: `Bearer ${client.bearer}` });
    expect(accountsUserSchema.parse(answer.json()).email).toBe(person.email);
    expect(answer.headers['access-control-allow-origin']).toBe(site);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('lets an allowed site read the reason of a refusal', async () => {
    const answer = await ask(site, { authorization: 'Bearer old' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(site);
  });

  it('lets no other site read anything', async () => {
    const answer = await ask('https://evil.example', { authorization: `Bearer ${client.bearer}` });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('GET /api/screens', () => {
  const ask = async (bearer: string) => {
    const headers = { origin: site, authorization: `Bearer ${bearer}` };
    const answer = await server.manager.inject({ url: '/api/screens', headers });
    return portalScreensSchema.parse(answer.json()).shown;
  };

  it("lists the screens that a site's token is valid for, and none for another token", async () => {
    const remotes = ['mf-licenses'];
    const token = await aSiteToken(server.deps, { site: 'intranet', person, remotes });
    const shown = await ask(token);
    expect(Array.isArray(shown)).toBe(true);
    expect(shown?.every(({ path }) => path.startsWith('/license'))).toBe(true);
    expect(await ask(client.bearer)).toBeUndefined();
  });
});

describe('GET /license/lic/{number}', () => {
  const ask = (method: 'GET' | 'OPTIONS', origin: string, headers = {}) =>
    server.manager.inject({
      method,
      url: '/license/lic/CD-1',
      headers: { origin, 'access-control-request-method': 'GET', ...headers },
    });

  it('can be read by an allowed site with a bearer token', async () => {
    const allowed = await ask('OPTIONS', site);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-headers']).toContain('Authorization');
    const answer = await ask('GET', site, { authorization: `Bearer ${client.bearer}` });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([404, site]);
  });

  it('lets no other site read anything', async () => {
    const foreign = 'https://evil.example';
    expect((await ask('OPTIONS', foreign)).statusCode).toBe(404);
    const answer = await ask('GET', foreign, { authorization: `Bearer ${client.bearer}` });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('OPTIONS /api/…', () => {
  it('allows only allowed sites to call with a bearer token', async () => {
    const preflight = (origin: string) =>
      server.manager.inject({
        method: 'OPTIONS',
        url: '/api/license/update',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight(site);
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-headers']).toContain('Authorization');
    expect((await preflight('https://evil.example')).statusCode).toBe(404);
  });
});

describe('GET /api/site', () => {
  const ask = (origin: string) => server.manager.inject({ url: '/api/site', headers: { origin } });

  it('tells a page of a site how a person signs in', async () => {
    const answer = await ask(site);
    expect(answer.headers['access-control-allow-origin']).toBe(site);
    const { sign_in: signIn } = embedSiteSchema.parse(answer.json());
    expect(signIn?.client_id).toBe('site-intranet');
    const { searchParams } = new URL(signIn?.authorization ?? '');
    expect(searchParams.get('scope')).toBe('mf-licenses');
    expect(searchParams.get('redirect_uri')).toBe(signIn?.redirect_uri);
    expect(signIn?.redirect_uri).toContain(encodeURIComponent(site));
  });

  it('tells a page of another site nothing', async () => {
    const answer = await ask('https://evil.example');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a change of the registered sites', () => {
  it('takes effect without a restart: at once for a new site, otherwise within a second', async () => {
    const origin = 'https://wiki.example';
    const allowed = async () => (await ask(origin, {})).headers['access-control-allow-origin'];
    expect(await allowed()).toBeUndefined();
    await server.operator.inject({
      method: 'POST',
      url: '/operator/sites',
      payload: { name: 'wiki', origins: [origin], remotes: ['mf-logs'] },
    });
    server.pass(50);
    expect(await allowed()).toBe(origin);
    await server.operator.inject({ method: 'POST', url: '/operator/sites/wiki/end' });
    server.pass(1000);
    expect(await allowed()).toBeUndefined();
  });
});

describe('the token of a site', () => {
  const asked = (token: string, origin?: string) =>
    ask(origin ?? site, { authorization: `Bearer ${token}` });

  it('is only valid on pages of the site', async () => {
    const token = await aSiteToken(server.deps, { site: 'intranet', person, remotes: [] });
    expect((await asked(token)).statusCode).toBe(200);
    expect((await asked(token, 'https://evil.example')).statusCode).toBe(401);
  });

  it('expires after ten minutes', async () => {
    const token = await aSiteToken(server.deps, { site: 'intranet', person, remotes: [] });
    server.pass(600_000);
    expect((await asked(token)).statusCode).toBe(401);
  });

  it('is invalid once its site is removed', async () => {
    const origins = ['https://shop.example'];
    await aSite(server.deps, { name: 'shop', origins, remotes: ['mf-store'] });
    const token = await aSiteToken(server.deps, { site: 'shop', person, remotes: [] });
    expect((await asked(token, origins[0])).statusCode).toBe(200);
    await server.operator.inject({ method: 'POST', url: '/operator/sites/shop/end' });
    expect((await asked(token, origins[0])).statusCode).toBe(401);
  });

  it('is invalid for a person who has left the team', async () => {
    const leaver = await aPerson(server.deps);
    const given = { site: 'intranet', person: leaver, remotes: [] };
    const token = await aSiteToken(server.deps, given);
    await server.deps.db
      .deleteFrom('manager.member_ref')
      .where('user_id', '=', leaver.id)
      .execute();
    expect((await asked(token)).statusCode).toBe(401);
  });
});
