import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountsBrowser } from '../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../testing/browsers/SignInVisit.ts';
import { anAccountsTeam, testPassword } from '../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;
let browser: AccountsBrowser;
const email = 'hanako@kiban.example';
const choices = { licenses: 'at_once', orders: 'none', cards: 'daily', emi: 'daily' };

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps);
  browser = await signInAtAccounts(server, { email, password: testPassword });
}, 60_000);
afterAll(() => server.close());

describe('PUT /api/notices/choices', () => {
  it('keeps the choice; the default is a mail in the morning', async () => {
    expect((await browser.get('/api/notices/choices')).json()).toEqual({
      licenses: 'daily',
      orders: 'daily',
      cards: 'daily',
      emi: 'at_once',
    });
    expect((await browser.send('PUT', '/api/notices/choices', choices)).json()).toEqual(choices);
    const again = { ...choices, orders: 'daily' };
    await browser.send('PUT', '/api/notices/choices', again);
    expect((await browser.get('/api/notices/choices')).json()).toEqual(again);
  });

  it('refuses an unknown choice', async () => {
    const answer = await browser.send('PUT', '/api/notices/choices', { ...choices, emi: 'soon' });
    expect(answer.statusCode).toBe(422);
  });

  it('is recorded in the audit log', async () => {
    const act = await server.deps.db
      .selectFrom('portal.audit_log')
      .select('details')
      .where('action', '=', 'account.notices')
      .orderBy('seq')
      .executeTakeFirst();
    expect(act?.details).toEqual(choices);
  });
});
