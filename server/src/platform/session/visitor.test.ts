import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createApp, type Module } from '../http/createApp.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { pageTokens } from './tokens/pageTokens.ts';
import { sessionAuthenticate } from './sessionAuthenticate.ts';

const access = { who: 'visitor' } as const;
const page: Module = (deps) => async (app) => {
  app.get('/page', { config: { access } }, (request, reply) => pageTokens(deps, request, reply));
  app.post('/api/visitor', { config: { access } }, () => ({}));
};

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await createTestServer();
  const authenticate = sessionAuthenticate(server.deps);
  app = createApp(server.deps, { name: 'manager', modules: [page], authenticate });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe("a visitor's page", () => {
  it('gets a cookie and a token that admit its calls', async () => {
    const opened = await app.inject('/page');
    const [cookie] = opened.cookies;
    expect(cookie).toMatchObject({ name: 'manager_visitor', httpOnly: true, sameSite: 'Lax' });
    const { csrfToken } = opened.json<{ csrfToken: string }>();
    const send = (value: string) =>
      app.inject({
        method: 'POST',
        url: '/api/visitor',
        headers: { cookie: `manager_visitor=${value}`, 'x-csrf-token': csrfToken },
      });
    expect((await send(cookie?.value ?? '')).statusCode).toBe(200);
    expect((await send(`x${cookie?.value ?? ''}`)).statusCode).toBe(403);
  });

  it('keeps the cookie it has', async () => {
    const [cookie] = (await app.inject('/page')).cookies;
    const again = await app.inject({
      url: '/page',
      headers: { cookie: `manager_visitor=${cookie?.value ?? ''}` },
    });
    expect(again.cookies).toEqual([]);
  });
});
