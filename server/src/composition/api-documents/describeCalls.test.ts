import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('GET /api/docs', () => {
  it('describes the API in OpenAPI 3.1', async () => {
    const answer = await server.manager.inject('/api/docs');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/config': { get: { responses: { 200: expect.any(Object) } } },
        '/api/user/me/status': { get: { security: [{ bearer: [] }] } },
      },
    });
  });

  it('omits pages and files', async () => {
    const { paths } = (await server.manager.inject('/api/docs')).json<{ paths: object }>();
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });
});
