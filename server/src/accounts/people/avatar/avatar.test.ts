import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Member } from '@portal/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { eraseAccount } from '../leaving/eraseAccount.ts';

let server: TestServer;
let browser: AccountsBrowser;
let csrf: string;
let cookie: string;
let people = 0;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  people += 1;
  const email = `person-${people}@kiban.example`;
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  browser = await signInAtAccounts(server, { email, password: testPassword });
  await server.deps.db.deleteFrom('portal.call_limit').execute();
  const page = await browser.get('/user');
  csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(page.body)?.[1] ?? '';
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b57' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toFormat(format)
    .toBuffer();

async function send(content: Buffer, { field = 'picture', name = 'me.png' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const request = new Request('http://localhost', { method: 'PUT', body: form });
  return server.accounts.inject({
    method: 'PUT',
    url: '/api/user/avatar',
    headers: {
      host: 'localhost:3001',
      cookie,
      'x-csrf-token': csrf,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
const urlOf = (answer: LightMyRequestResponse) =>
  answer.json<{ avatar_url: string | null }>().avatar_url ?? '';
const show = (url: string) => server.accounts.inject({ url: new URL(url).pathname });

describe('PUT /api/user/avatar', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'keeps a square of a %s picture, without what the file said beside it',
    async (format) => {
      // The file name does not matter.
      const answer = await send(await picture(format), { name: 'notes.txt' });
      expect(answer.statusCode).toBe(200);
      expect(urlOf(answer)).toMatch(/^http:\/\/localhost:3001\/avatars\/[\w-]{22}$/);
      const shown = await show(urlOf(answer));
      expect(shown.headers['content-type']).toBe('image/webp');
      expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(shown.headers['x-content-type-options']).toBe('nosniff');
      const { width, height, exif } = await sharp(shown.rawPayload).metadata();
      expect([width, height, exif]).toEqual([256, 256, undefined]);
    },
  );

  it('rotates a picture as its metadata says', async () => {
    const halves = await sharp({
      create: { width: 100, height: 200, channels: 3, background: 'white' },
    })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: 'black' } },
          gravity: 'north',
        },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const shown = await show(urlOf(await send(halves)));
    const { data, info } = await sharp(shown.rawPayload)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1;
    // After a quarter turn, the top is on the right.
    expect(at(240, 128)).toBeLessThan(40);
    expect(at(16, 128)).toBeGreaterThan(215);
  });

  it('reaches colleagues, the page and the manager', async () => {
    const url = urlOf(await send(await picture('png')));
    const { members } = (await browser.get('/api/users')).json<{ members: Member[] }>();
    expect(members[0]?.avatar_url).toBe(url);
    expect((await browser.get('/user')).body).toContain(`"avatar_url":"${url}"`);
  });

  it('replaces and deletes the previous picture', async () => {
    const first = urlOf(await send(await picture('png')));
    const second = urlOf(await send(await picture('jpeg')));
    expect((await show(first)).statusCode).toBe(404);
    expect((await show(second)).statusCode).toBe(200);
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('action', '=', 'account.avatar')
      .execute();
    expect(acts.at(-1)?.details).toEqual({ has_picture: true });
  });

  it.each([
    ['a GIF', () => picture('gif')],
    ['an SVG', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a page that is named a picture', () => Promise.resolve(Buffer.from('<!doctype html>'))],
    ['nothing', () => Promise.resolve(Buffer.alloc(0))],
    ['a picture that is cut off', async () => (await picture('png')).subarray(0, 60)],
    [
      'a PNG that claims too many pixels',
      async () => {
        const bytes = Buffer.from(await picture('png'));
        bytes.writeUInt32BE(60_000, 16);
        bytes.writeUInt32BE(60_000, 20);
        return bytes;
      },
    ],
  ])('refuses %s', async (_what, content) => {
    const answer = await send(await content());
    expect([answer.statusCode, answer.json<{ msg: unknown }>().msg]).toEqual([
      422,
      { picture: 'not_a_picture' },
    ]);
  });

  it('refuses more than 2 MB, another field and other bodies than forms', async () => {
    const large = Buffer.concat([await picture('png'), Buffer.alloc(2 * 1024 * 1024)]);
    expect((await send(large)).json()).toMatchObject({ msg: { picture: 'too_large' } });
    const larger = await send(Buffer.concat([large, Buffer.alloc(4096)]));
    expect([larger.statusCode, larger.json<{ msg: object }>().msg]).toEqual([
      413,
      { picture: 'too_large' },
    ]);
    expect((await send(await picture('png'), { field: 'x' })).json()).toMatchObject({
      msg: { picture: 'required' },
    });
    expect((await browser.send('PUT', '/api/user/avatar', {})).statusCode).toBe(422);
  });

  it('requires a session and the CSRF token', async () => {
    csrf = '';
    expect((await send(await picture('png'))).statusCode).toBe(403);
    cookie = '';
    expect([401, 403]).toContain((await send(await picture('png'))).statusCode);
  });
});

describe('DELETE /api/user/avatar', () => {
  it('removes the picture', async () => {
    const url = urlOf(await send(await picture('png')));
    const answer = await browser.send('DELETE', '/api/user/avatar', undefined);
    expect(answer.json()).toEqual({ avatar_url: null });
    expect((await show(url)).statusCode).toBe(404);
  });
});

describe('a person who is erased', () => {
  it('leaves no picture', async () => {
    const url = urlOf(await send(await picture('png')));
    const { db, queue, clock } = server.deps;
    const person = await db
      .selectFrom('accounts.account')
      .select(['id', 'email'])
      .where('email', '=', `person-${people}@kiban.example`)
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => eraseAccount(trx, { queue, clock }, person));
    await server.runJobs();
    expect((await show(url)).statusCode).toBe(404);
  });
});

describe('GET /avatars/{name}', () => {
  it.each(['/avatars/unknown', '/avatars/..%2f..%2fsecret', '/avatars/a.webp'])(
    'knows no %s',
    async (url) => {
      expect([404, 422]).toContain((await server.accounts.inject({ url })).statusCode);
    },
  );
});
