import { afterAll, beforeAll, expect, it } from '@jest/globals';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { rememberBrowser } from './knownBrowsers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    MANAGER_URL: 'https://portal.example',
    ACCOUNTS_URL: 'https://accounts.example',
  });
}, 60_000);
afterAll(() => server.close());

/** The cookie that a browser with `given` gets when it signs in to an account. */
async function cookieAfter(id: string, given = '') {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', (request, reply) => {
    rememberBrowser(request, reply, server.deps, { id, pw_hash: 'hash' });
    return reply.send();
  });
  const cookies = given === '' ? {} : { '__Host-accounts_browser': given };
  const [set] = (await app.inject({ url: '/', cookies })).cookies;
  await app.close();
  return set;
}

it('on https binds the cookie to this host and to encrypted lines', async () => {
  expect(await cookieAfter('account-1')).toMatchObject({
    name: '__Host-accounts_browser',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 180 * 24 * 60 * 60,
  });
});

it('keeps the five people who signed in last, each once', async () => {
  let value = '';
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) {
    value = (await cookieAfter(id, value))?.value ?? '';
  }
  expect(value.split('~').map((entry) => entry.split('.')[0])).toEqual(['b', 'f', 'e', 'd', 'c']);
});
