import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { largestPictureBytes } from '@portal/shared/contracts';
import { maxLicenseFileBytes } from '@portal/shared/domain';
import { aPerson } from '../testing/builders/people.ts';
import { aNewPerson, anAccountsTeam, testPassword } from '../testing/builders/accountPeople.ts';
import { signInAtAccounts } from '../testing/browsers/SignInVisit.ts';
import { signIn } from '../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());

const pieceBytes = 16 * 1024;
const piece = Buffer.alloc(pieceBytes, 'x');
const start = (field: string, name: string) =>
  Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`);
/** A form without `content-length`: `before`, then as many bytes as asked for. */
function* formOf(before: readonly Buffer[], bytes: number) {
  yield* before;
  for (let sent = 0; sent < bytes; sent += pieceBytes) yield piece;
  yield Buffer.from('\r\n--b--\r\n');
}
const type = { 'content-type': 'multipart/form-data; boundary=b' };

describe('a form without content-length', () => {
  it.each([
    ['a file', start('picture', 'a.png')],
    ['text before the first part', Buffer.from('x')],
    ['a header of a part', Buffer.from('--b\r\nContent-Disposition: form-data; name="')],
  ])('is refused as a picture: %s', async (_what, before) => {
    const email = `${String(before.length)}@kiban.example`;
    await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
    const browser = await signInAtAccounts(server, { email, password: testPassword });
    const page = await browser.get('/user');
    const csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(page.body)?.[1] ?? '';
    const answer = await server.accounts.inject({
      method: 'PUT',
      url: '/api/user/avatar',
      headers: {
        ...type,
        host: 'localhost:3001',
        'x-csrf-token': csrf,
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: Readable.from(formOf([before], largestPictureBytes + pieceBytes)),
    });
    expect([413, 422]).toContain(answer.statusCode);
  });

  it.each([
    ['a file', start('lir', 'a.lir'), 'too_large'],
    ['text before the first part', Buffer.from('x'), 'no_file'],
  ])('is refused as a license request: %s', async (_what, before, reason) => {
    const client = await signIn(server, await aPerson(server.deps));
    const payload = Readable.from(formOf([before], maxLicenseFileBytes * 8));
    const answer = await client.post('/api/license/lir', { headers: type, payload });
    expect([answer.statusCode, answer.headers['x-reason']]).toEqual([200, reason]);
  });
});
