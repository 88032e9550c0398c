import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const token = 'an operator token of thirty-two characters';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ OPERATOR_TOKEN: token });
});
afterAll(() => server.close());

const call = (authorization: string) =>
  server.manager.inject({ url: '/operator/teams', headers: { authorization } });

describe("the operator's door over HTTP", () => {
  it('opens with the token', async () => {
    const answer = await call(`Bearer ${token}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([]);
  });

  it('passes a body on', async () => {
    const answer = await server.manager.inject({
      method: 'POST',
      url: '/operator/teams',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: '' },
    });
    expect(answer.statusCode).toBe(422);
  });

  it('looks as if it were not there with another token', async () => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${token}`]) {
      expect((await call(authorization)).statusCode).toBe(404);
    }
  });

  it('is not there without a configured token', async () => {
    const other = await createTestServer();
    const answer = await other.manager.inject('/operator/teams');
    expect(answer.statusCode).toBe(404);
    await other.close();
  });
});

describe('GET /metrics', () => {
  it('answers in the text format at the operator door', async () => {
    const answer = await server.operator.inject('/metrics');
    expect(answer.body).toContain('portal_http_request_seconds');
    expect(answer.body).toContain('portal_jobs_waiting 0');
  });

  it('is not served to the public', async () => {
    expect((await server.manager.inject('/metrics')).statusCode).toBe(404);
  });
});
