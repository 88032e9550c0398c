import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { aNewPerson, anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let browser: AccountsBrowser;
const email = 'link@kiban.example';

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('portal.mail_outbox').execute();
  browser = new AccountsBrowser(server.accounts);
  await browser.get('/password/reset');
});

async function mailedToken(): Promise<string> {
  await browser.send('POST', '/api/password/reset', { email });
  await server.runJobs();
  const mail = await server.deps.db
    .selectFrom('portal.mail_outbox')
    .select('body')
    .executeTakeFirstOrThrow();
  return /\/password\/reset\/([\w-]+)/.exec(mail.body)?.[1] ?? '';
}

async function stateOf(token: string): Promise<string | undefined> {
  const { statusCode, body } = await browser.get(`/password/reset/${token}`);
  expect(statusCode).toBe(200);
  return /"state":"(\w+)"/.exec(body)?.[1];
}

describe('GET /password/reset/:token', () => {
  it('says how the link stands, and does not use it up', async () => {
    const token = await mailedToken();
    expect([await stateOf(token), await stateOf(token)]).toEqual(['open', 'open']);
    const password = 'violet copper plating';
    await browser.send('POST', '/api/password/reset/confirm', { token, password });
    expect(await stateOf(token)).toBe('used');
  });

  it('says that it has expired, or was never one', async () => {
    const token = await mailedToken();
    server.pass(30 * 60_000);
    expect(await stateOf(token)).toBe('expired');
    server.pass(-30 * 60_000);
    expect(await stateOf(token.slice(1))).toBe('unknown');
  });

  it('does not open to an account that may not be signed in to', async () => {
    const token = await mailedToken();
    const setStatus = (status: string) =>
      server.deps.db
        .updateTable('accounts.account')
        .set({ status })
        .where('email', '=', email)
        .execute();
    await setStatus('locked');
    expect(await stateOf(token)).toBe('unknown');
    await setStatus('active');
  });
});
