import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { sandboxMerchant } from '../../../areas/buying/payments/gatewaySettings.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createSandboxGateway } from './createSandboxGateway.ts';

let server: TestServer;
let gateway: FastifyInstance;
beforeAll(async () => {
  server = await createTestServer();
  gateway = await createSandboxGateway(server.deps);
}, 60_000);
afterAll(async () => {
  await gateway.close();
  await server.close();
});

describe('createSandboxGateway', () => {
  it.each(['/3ds/holder?id=%00&data=%00', '/3ds/holder?id=a&id=b', '/3ds/holder?id=a%00&data=b'])(
    'shows an error page for %s',
    async (url) => {
      const answer = await gateway.inject({ url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers['content-type']).toContain('text/html');
    },
  );

  it.each([
    ['an unknown shape', { amount: -1 }],
    [
      'the character 0',
      { customer: 'a\u0000', card: 'b', amount: 1, currency: 'JPY', reference: '' },
    ],
  ])('refuses a payment of %s as the merchant’s fault', async (_what, payload) => {
    const { merchant, secret } = sandboxMerchant;
    const answer = await gateway.inject({
      method: 'POST',
      url: '/v1/payments/p1',
      headers: { authorization: `Bearer ${merchant}:${secret}` },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toEqual([422, { error: 'not understood' }]);
  });
});
