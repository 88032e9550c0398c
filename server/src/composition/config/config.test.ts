import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configSchema } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

describe('GET /api/config/', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('answers visitors as well', async () => {
    const answer = await server.manager.inject('/api/config/');
    expect(answer.statusCode).toBe(200);
    expect(configSchema.parse(answer.json()).services.manager).toBe('http://localhost:3000');
  });

  it('answers 304 while nothing has changed', async () => {
    const first = await server.manager.inject('/api/config');
    const again = await server.manager.inject({
      url: '/api/config',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});
