import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { anAccountsTeam, testPassword } from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await anAccountsTeam(server.deps);
}, 60_000);
afterAll(() => server.close());

describe('pages that are true of visitors only', () => {
  it.each([
    ['/sign_up/', 'sign_up'],
    ['/sign_up?estimate=1&line=cd-12-3', 'sign_up'],
    ['/left?until=2026-12-21', 'left'],
  ])('shows %s to visitors, and leads who is signed in to the portal', async (path, name) => {
    const page = await new AccountsBrowser(server.accounts).get(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`"name":"${name}"`);
    const email = 'hanako@kiban.example';
    const browser = await signInAtAccounts(server, { email, password: testPassword });
    const led = await browser.get(path);
    expect(led.statusCode).toBe(303);
    expect(led.headers.location).toBe(server.deps.config.managerUrl);
    expect(led.headers['cache-control']).toBe('no-store');
  });
});
