import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsUserSchema } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aPerson, type TestPerson } from '../../testing/builders/people.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';

const site = 'https://intranet.example';
let server: TestServer;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  server = await createTestServer({ EMBED_ORIGINS: site });
  person = await aPerson(server.deps);
  client = await server.signIn(person);
});
afterAll(() => server.close());

function ask(origin: string, headers: Record<string, string>) {
  return server.manager.inject({ url: '/api/user/me', headers: { origin, ...headers } });
}

describe('GET /api/user/me', () => {
  it('tells an allowed site the person of its bearer token', async () => {
    const answer = await ask(site, { authorization: `Bearer ${client.bearer}` });
    expect(accountsUserSchema.parse(answer.json()).email).toBe(person.email);
    expect(answer.headers['access-control-allow-origin']).toBe(site);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('lets an allowed site read why a call was refused', async () => {
    const answer = await ask(site, { authorization: 'Bearer old' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['access-control-allow-origin']).toBe(site);
  });

  it('lets no other site read anything', async () => {
    const answer = await ask('https://evil.example', { authorization: `Bearer ${client.bearer}` });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
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
  it('allows calls with a bearer token from an allowed site only', async () => {
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
