import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { aPerson } from '../../testing/builders/people.ts';
import { signIn, visit, type TestClient } from '../../testing/browsers/TestClient.ts';
import { createRoutesApp } from '../../testing/createRoutesApp.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { defaultBodyBytes, limitVisitorBody } from './bodyLimits.ts';
import type { Module } from './createApp.ts';

const open = { access: { who: 'public' } } as const;
const bodyLimit = 1024 * 1024;

const routes: Module = () => async (app) => {
  app.post('/api/usual', { config: open }, () => ({}));
  app.post('/api/stream', { config: { ...open, streamBytes: bodyLimit } }, () => ({}));
  app.post('/form', { config: { ...open, page: true } }, ({ body }) => body);
  app.post(
    '/api/cart',
    { bodyLimit, preParsing: limitVisitorBody, config: { access: { who: 'visitor' } } },
    ({ body }) => z.string().parse(body).length,
  );
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

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Streams a JSON text of this many bytes, without `content-length`. */
const arriving = (bytes: number) => Readable.from(['"', 'x'.repeat(bytes - 2), '"']);

describe('a body without content-length', () => {
  it('is refused while it is received', async () => {
    const payload = arriving(8 * bodyLimit);
    const answer = await app.inject({ method: 'POST', url: '/api/usual', headers: json, payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'too_large']);
  });

  it('is refused above 16 kB where the route only streams longer bodies', async () => {
    const payload = arriving(defaultBodyBytes + 1);
    const url = '/api/stream';
    const answer = await app.inject({ method: 'POST', url, headers: json, payload });
    expect(answer.statusCode).toBe(413);
  });
});

describe('a call with a cart', () => {
  const send = async (client: TestClient, bytes: number, isCounted: boolean) => {
    const payload = isCounted ? JSON.stringify('x'.repeat(bytes - 2)) : arriving(bytes);
    return (await client.post('/api/cart', { headers: json, payload })).statusCode;
  };

  it.each([true, false])('accepts 16 kB from visitors (content-length: %s)', async (isCounted) => {
    const visitor = visit({ deps: server.deps, manager: app });
    expect(await send(visitor, defaultBodyBytes, isCounted)).toBe(200);
    expect(await send(visitor, defaultBodyBytes + 1, isCounted)).toBe(413);
  });

  it.each([true, false])('accepts 1 MB from members (content-length: %s)', async (isCounted) => {
    const member = await signIn({ ...server, manager: app }, await aPerson(server.deps));
    expect(await send(member, bodyLimit, isCounted)).toBe(200);
    expect(await send(member, bodyLimit + 1, isCounted)).toBe(413);
  });
});

describe('a form that is too large', () => {
  it.each([
    ['en', '<h1>Too much was sent</h1>'],
    ['ja', '<h1>送信された内容が大きすぎます</h1>'],
  ])('is refused on a page in the reader’s language (%s)', async (locale, heading) => {
    const headers = { ...form, 'accept-language': locale };
    const payload = `a=${'x'.repeat(defaultBodyBytes)}`;
    const answer = await app.inject({ method: 'POST', url: '/form', headers, payload });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain(heading);
  });
});
