import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createRoutesApp } from '../../testing/createRoutesApp.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import type { Module } from './createApp.ts';

const open = { access: { who: 'public' } } as const;

const routes: Module = () => async (app) => {
  app.post('/api/usual', { config: open }, () => ({}));
  app.post('/api/many', { config: { ...open, mostKeys: 500 } }, () => ({}));
  app.post('/api/form', { config: open }, ({ body }) => body);
};

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await createTestServer();
  app = createRoutesApp(server, [routes]);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key_${at}`, 1]));

describe('a body with many keys', () => {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

  it('is refused above 200 keys in any object', async () => {
    expect((await post('/api/usual', { a: keys(200), b: keys(200) })).statusCode).toBe(200);
    for (const payload of [keys(201), { a: [keys(201)] }]) {
      const answer = await post('/api/usual', payload);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        msg: { body: 'has too many keys, items or levels' },
      });
    }
  });

  it('is refused above the number its route declares', async () => {
    expect((await post('/api/many', keys(500))).statusCode).toBe(200);
    expect((await post('/api/many', keys(501))).statusCode).toBe(422);
  });

  it('may be a release with 500 files', async () => {
    const publish = async (count: number) => {
      const payload = { files: keys(count) };
      const url = '/operator/releases/mf-parts';
      const answer = await server.operator.inject({ method: 'POST', url, payload });
      return Object.keys(answer.json<{ msg: object }>().msg);
    };
    expect(await publish(500)).toEqual(['manifest', 'files']);
    expect(await publish(501)).toEqual(['body']);
  });

  it('is refused as a form, too', async () => {
    const send = (count: number) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = String(
        new URLSearchParams(Object.entries(keys(count)).map(([key]) => [key, '1'])),
      );
      return app.inject({ method: 'POST', url: '/api/form', headers, payload });
    };
    expect((await send(200)).json()).toMatchObject({ key_199: '1' });
    expect((await send(201)).statusCode).toBe(422);
  });
});
