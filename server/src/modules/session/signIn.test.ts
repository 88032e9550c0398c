import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anAccountsTeam, testPassword } from '../../testing/accountPeople.ts';
import type { TestServer } from '../../testing/createTestServer.ts';
import { SiteBrowser } from '../../testing/SiteBrowser.ts';
import { startTestSite } from '../../testing/startTestSite.ts';

const email = 'hanako@kiban.example';
let site: TestServer;
let managerUrl: string;
let accountsUrl: string;

beforeAll(async () => {
  site = await startTestSite();
  ({ managerUrl, accountsUrl } = site.deps.config);
  await anAccountsTeam(site.deps);
});
afterAll(() => site.close());

async function signInAt(browser: SiteBrowser, to: string) {
  const page = await browser.visit(`${managerUrl}/signin?to=${encodeURIComponent(to)}`);
  const action = /"action":"([^"]+)"/.exec(page.body)?.[1] ?? 'none';
  const answer = await browser.post(`${accountsUrl}${action}`, { email, password: testPassword });
  expect(answer).toMatchObject({ outcome: 'signed_in' });
  const location =
    typeof answer === 'object' && answer && 'location' in answer ? String(answer.location) : '';
  return browser.visit(new URL(location, accountsUrl).href, managerUrl + to);
}

const meStatus = (browser: SiteBrowser) => browser.get(`${managerUrl}/api/user/me/status`);

describe('signing in', () => {
  it('goes through accounts and comes back to the very address', async () => {
    const browser = new SiteBrowser();
    const back = await signInAt(browser, '/license?q=cd&sort=-end_at');
    expect(back.location).toBe(`${managerUrl}/license?q=cd&sort=-end_at`);
    expect((await meStatus(browser)).status).toBe(200);
    const token = await browser.get(`${managerUrl}/api/user/token`);
    const me = await fetch(`${accountsUrl}/api/user/me/`, {
      headers: { authorization: `Bearer ${token.body}` },
    });
    expect(await me.json()).toMatchObject({ email, teams: [{ name: 'Kiban Works' }] });
  });

  it('renews the accounts token with the refresh token', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
    const before = await browser.get(`${managerUrl}/api/user/token`);
    site.pass(9.5 * 60_000);
    const after = await browser.get(`${managerUrl}/api/user/token`);
    expect(after.status).toBe(200);
    expect(after.body).not.toBe(before.body);
  });

  it('comes back to no other site', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example/']) {
      const back = await signInAt(new SiteBrowser(), to);
      expect(back.url).toBe(`${managerUrl}/`);
    }
  });

  it('gives the session a new id each time and ends the one before', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
    const before = browser.cookies.get('manager_session') ?? '';
    await browser.visit(`${managerUrl}/signin?to=/license`, `${managerUrl}/license`);
    expect(browser.cookies.get('manager_session')).not.toBe(before);
    const stale = await fetch(`${managerUrl}/api/user/status`, {
      headers: { cookie: `manager_session=${before}` },
    });
    expect(stale.status).toBe(401);
  });

  it('starts again once when the answer fits no attempt, then explains', async () => {
    const browser = new SiteBrowser();
    const first = await browser.get(`${managerUrl}/signin/callback?code=x&state=unknown`);
    expect(first.location).toBe(`${managerUrl}/signin?to=%2F&again=1`);
    const start = await browser.get(first.location);
    const state = new URL(start.location).searchParams.get('state') ?? '';
    const second = await browser.get(`${managerUrl}/signin/callback?code=x&state=${state}`);
    expect(second.status).toBe(400);
    expect(second.body).toContain('サインインを完了できませんでした。');
  });
});

describe('GET /signout', () => {
  it('ends the manager session before any redirect', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
    const cookie = `manager_session=${browser.cookies.get('manager_session') ?? ''}`;
    const answer = await browser.get(`${managerUrl}/signout`);
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(new RegExp(`^${accountsUrl}/`));
    const call = await fetch(`${managerUrl}/api/user/status`, { headers: { cookie } });
    expect(call.status).toBe(401);
  });

  it('ends both sessions and asks for the password again, with the reason', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
    const page = await browser.visit(`${managerUrl}/signout`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('"reason":"signed_out"');
    const again = await browser.visit(`${managerUrl}/signin?to=/license`);
    expect(again.url).toMatch(new RegExp(`^${accountsUrl}/sign_in/`));
  });

  it('says that the session has ended to who comes without one', async () => {
    const page = await new SiteBrowser().visit(`${managerUrl}/signout`);
    expect(page.body).toContain('"reason":"session_ended"');
  });
});

describe('a session that idled out', () => {
  it('asks for the password again although accounts knows the person', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
    site.pass(31 * 60_000);
    const page = await browser.visit(`${managerUrl}/signin?to=/license`);
    expect(page.url).toMatch(new RegExp(`^${accountsUrl}/sign_in/`));
  });
});
