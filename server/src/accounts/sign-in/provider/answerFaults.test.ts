import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAccountsApp } from '../../../app/app.ts';
import { anAccountsTeam, testPassword } from '../../../testing/builders/accountPeople.ts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { ManagerClient, type Tokens } from '../../../testing/browsers/ManagerClient.ts';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { rejectWrites } from '../../../testing/database/statementPlugins.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps, { countryCode: 'US' });
}, 60_000);
afterAll(() => server.close());

describe('a sign-in that cannot be noted', () => {
  it.each([
    ['en', 'Nothing can be saved at the moment'],
    ['ja', '現在保存できません'],
  ])('says so on a page and leads nobody on (%s)', async (language, title) => {
    const db = server.deps.db.withPlugin(rejectWrites('session_proof'));
    const accounts = createAccountsApp({ ...server.deps, db });
    const reader = new AccountsBrowser(accounts, { 'accept-language': language });
    const { browser, send } = await SignInVisit.open({ accounts }, '/user', reader);
    const { location = '' } = await send({
      email: 'hanako@kiban.example',
      password: testPassword,
    });
    const end = await browser.visit(location);
    expect(end.statusCode).toBe(507);
    expect(end.headers.location).toBeUndefined();
    expect(end.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(end.body).toContain(title);
    await accounts.close();
  });
});

describe('a sign of life that cannot be noted', () => {
  it('takes nobody the tokens that are answered', async () => {
    const { refresh_token: first } = await new ManagerClient(server).tokens();
    const db = server.deps.db.withPlugin(rejectWrites('session_device'));
    const accounts = createAccountsApp({ ...server.deps, db });
    const client = new ManagerClient({ ...server, accounts });
    const renew = (refresh_token: string) =>
      client.token({ grant_type: 'refresh_token', refresh_token });
    const renewed = await renew(first);
    expect(renewed.statusCode).toBe(200);
    expect((await renew(renewed.json<Tokens>().refresh_token)).statusCode).toBe(200);
    await accounts.close();
  });
});
