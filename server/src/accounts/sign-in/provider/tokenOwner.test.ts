import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsUserSchema } from '@portal/shared/contracts';
import { anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import { ManagerClient } from '../../../testing/browsers/ManagerClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let client: ManagerClient;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, { countryCode: 'US' });
  client = new ManagerClient(server);
}, 60_000);
afterAll(() => server.close());

describe('GET /api/user/me/', () => {
  it('answers the person with their teams', async () => {
    const answer = await client.me((await client.tokens()).access_token);
    expect(answer.statusCode).toBe(200);
    expect(accountsUserSchema.parse(answer.json())).toMatchObject({
      email: client.email,
      country_code: 'US',
      role: 1,
      teams: [{ name: 'Kiban Works', edition: 2, agent: 0, shipping: 0 }],
    });
  });

  it('refuses a missing token, a made-up one and one of another audience', async () => {
    const { id_token } = await client.tokens();
    for (const bearer of [undefined, 'made-up', id_token]) {
      const answer = await client.me(bearer);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: true, code: 'signed_out' });
    }
  });

  it('lets pages of the manager read the answer, and of nobody else', async () => {
    const { access_token } = await client.tokens();
    const manager = await client.me(access_token, { origin: 'http://localhost:3000' });
    expect(manager.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    expect(manager.headers['access-control-allow-credentials']).toBe('true');
    const other = await client.me(access_token, { origin: 'http://evil.example' });
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
