import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountPageSchema, type AccountPage } from '@portal/shared/contracts';
import { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { aRelease } from '../../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let owner: AccountsBrowser;
let guest: AccountsBrowser;

const parts = { to: '/parts', label: { en: 'Parts', ja: '部品' }, icon: 'layout-grid' } as const;
const orders = {
  to: '/parts/orders',
  label: { en: 'Orders', ja: '注文' },
  icon: 'layout-grid',
} as const;

beforeAll(async () => {
  server = await createTestServer();
  const people = [
    await aNewPerson({ email: 'owner@kiban.example' }),
    await aNewPerson({ email: 'guest@kiban.example', role: 'guest' }),
  ];
  await anAccountsTeam(server.deps, { people });
  owner = await signInAtAccounts(server, { email: 'owner@kiban.example', password: testPassword });
  guest = await signInAtAccounts(server, { email: 'guest@kiban.example', password: testPassword });
  const screen = { preload: [], companions: [] };
  const release = aRelease({
    routes: [parts, orders].map(({ to, label }) => ({ path: to, title: label })),
    screens: { [parts.to]: screen, [orders.to]: screen },
    navigation: [
      { ...orders, order: 20, requires: { roles: ['owner'] } },
      { ...parts, order: 10 },
    ],
  });
  const url = `/operator/releases/${release.manifest.name}`;
  const { statusCode } = await server.operator.inject({ method: 'POST', url, payload: release });
  expect(statusCode).toBe(200);
}, 60_000);
afterAll(() => server.close());

async function pageOf(browser: AccountsBrowser, path: string): Promise<AccountPage> {
  const { body } = await browser.get(path);
  const text = /id="accounts-page"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '';
  return accountPageSchema.parse(JSON.parse(text));
}

describe('the menu of an account page', () => {
  it.each(['/user', '/security', '/users', '/settings'])(
    'has the screens of the manager that the person may open, in their order, at %s',
    async (path) => {
      expect((await pageOf(owner, path)).navigation).toEqual([parts, orders]);
      expect((await pageOf(guest, path)).navigation).toEqual([parts]);
    },
  );

  it('is empty for visitors', async () => {
    const visitor = new AccountsBrowser(server.accounts);
    expect((await pageOf(visitor, '/sign_up/')).navigation).toEqual([]);
  });

  it('is without the manager when the registry cannot be read', async () => {
    const { db } = server.deps;
    const broken = { hash: 'broken', version: '1.0.0', base: '/x/', manifest: '{' };
    await db
      .insertInto('manager.remote_release')
      .values({ name: 'mf-parts', ...broken, published_at: new Date() })
      .execute();
    await db.updateTable('manager.remote').set({ current_hash: broken.hash }).execute();
    const { navigation, user } = await pageOf(owner, '/user');
    expect(navigation).toEqual([]);
    expect(user?.email).toBe('owner@kiban.example');
  });
});
