import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anAccountsTeam } from '../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../testing/createTestServer.ts';
import { signInAtSite, submitSignIn } from '../../testing/browsers/signInAtSite.ts';
import { SiteBrowser } from '../../testing/browsers/SiteBrowser.ts';
import { startTestSite } from '../../testing/startTestSite.ts';

let site: TestServer;
let managerUrl: string;
let accountsUrl: string;

beforeAll(async () => {
  site = await startTestSite();
  ({ managerUrl, accountsUrl } = site.deps.config);
  await anAccountsTeam(site.deps);
});
afterAll(() => site.close());

describe('GET /signout', () => {
  it('ends the manager session before any redirect', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    const cookie = `manager_session=${browser.cookies.get('manager_session') ?? ''}`;
    const answer = await browser.get(`${managerUrl}/signout`);
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(new RegExp(`^${accountsUrl}/`));
    const call = await fetch(`${managerUrl}/api/user/status`, { headers: { cookie } });
    expect(call.status).toBe(401);
  });

  it('ends both sessions and asks for the password again, with the reason', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    const page = await browser.visit(`${managerUrl}/signout`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('"reason":"signed_out"');
    const again = await browser.visit(`${managerUrl}/signin?to=/license`);
    expect(again.url).toMatch(new RegExp(`^${accountsUrl}/sign_in/`));
  });

  it('shows that the session has ended when the page says so, and returns to the page', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    const page = await browser.visit(
      `${managerUrl}/signout?reason=session_ended&to=%2Forder%3Fpage%3D2`,
    );
    expect(page.body).toContain('"reason":"session_ended"');
    const back = await submitSignIn(site, browser, page);
    expect(back.url).toBe(`${managerUrl}/order?page=2`);
  });

  it.each([
    ['the server has lost', () => site.deps.db.deleteFrom('manager.session').execute()],
    [
      'was kept under another key',
      () =>
        site.deps.db.updateTable('manager.session').set({ id_token: 'sealed elsewhere' }).execute(),
    ],
  ])('treats a session that %s as ended', async (_what, harm) => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    await harm();
    const page = await browser.visit(`${managerUrl}/signout?reason=session_ended&to=%2Forder`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('"reason":"session_ended"');
    const back = await submitSignIn(site, browser, page);
    expect(back.url).toBe(`${managerUrl}/order`);
  });

  it('returns to no other site', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    const page = await browser.visit(
      `${managerUrl}/signout?reason=session_ended&to=${encodeURIComponent('//evil.example/')}`,
    );
    const back = await submitSignIn(site, browser, page);
    expect(new URL(back.url).origin).toBe(managerUrl);
  });

  it('asks for confirmation without an id token of the session at accounts', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    browser.cookies.delete('manager_session');
    const page = await browser.visit(`${managerUrl}/signout`);
    expect(page.body).toContain('"name":"sign_out"');
  });
});

describe('a session at accounts that the person keeps', () => {
  const signedInAgain = async (browser: SiteBrowser) => {
    const end = await browser.visit(`${managerUrl}/signin?to=/order`, `${managerUrl}/order`);
    return end.location === `${managerUrl}/order`;
  };

  it('signs the manager in again when its own session has ended', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser, { keep: true });
    const before = browser.cookies.get('manager_session');
    const end = await browser.visit(
      `${managerUrl}/signout?reason=session_ended&to=/order`,
      `${managerUrl}/order`,
    );
    expect(end.location).toBe(`${managerUrl}/order`);
    expect(browser.cookies.get('manager_session')).not.toBe(before);
    expect((await browser.get(`${managerUrl}/api/user/me/status`)).status).toBe(200);
  });

  it('signs the manager in after the browser was closed', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser, { keep: true });
    browser.cookies.delete('manager_session');
    expect(await signedInAgain(browser)).toBe(true);
  });

  it('ends when its person signs out', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser, { keep: true });
    await browser.visit(`${managerUrl}/signout`);
    expect(await signedInAgain(browser)).toBe(false);
  });

  it('is chosen at each sign-in: one without it ends as usual', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser, { keep: true });
    const page = await browser.visit(`${managerUrl}/signin?reason=signed_out`);
    await submitSignIn(site, browser, page);
    const end = await browser.visit(`${managerUrl}/signout?reason=session_ended`);
    expect(end.body).toContain('"reason":"session_ended"');
  });

  it('is kept from the sign-in that chooses it', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    const page = await browser.visit(`${managerUrl}/signin?reason=signed_out`);
    await submitSignIn(site, browser, page, { keep: true });
    browser.cookies.delete('manager_session');
    const end = await browser.visit(
      `${managerUrl}/signout?reason=session_ended&to=/order`,
      `${managerUrl}/order`,
    );
    expect(end.location).toBe(`${managerUrl}/order`);
  });
});
