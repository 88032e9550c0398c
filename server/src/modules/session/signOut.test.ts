import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anAccountsTeam } from '../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../testing/createTestServer.ts';
import { signInAtSite } from '../../testing/browsers/signInAtSite.ts';
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

  it('says that the session has ended to who comes without one', async () => {
    const page = await new SiteBrowser().visit(`${managerUrl}/signout`);
    expect(page.body).toContain('"reason":"session_ended"');
  });
});
