import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { signInAtSite } from '../../../testing/browsers/signInAtSite.ts';
import { SiteBrowser } from '../../../testing/browsers/SiteBrowser.ts';
import { startTestSite } from '../../../testing/startTestSite.ts';

/** The services communicate over a real network, so only dates are faked. */
const allButDate = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
let site: TestServer;
let managerUrl: string;
let accountsUrl: string;

beforeAll(async () => {
  site = await startTestSite();
  ({ managerUrl, accountsUrl } = site.deps.config);
  await anAccountsTeam(site.deps);
});
afterAll(() => site.close());

const meStatus = (browser: SiteBrowser) => browser.get(`${managerUrl}/api/user/me/status`);

describe('coming back after 40 minutes', () => {
  const stepMs = 270_000;
  const steps = Math.ceil((40 * 60_000) / stepMs);

  /** Advances the clock of both services. */
  const pass = (milliseconds: number) => {
    jest.setSystemTime(Date.now() + milliseconds);
    site.setNow(new Date());
  };
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...allButDate] });
    site.setNow(new Date());
  });
  afterEach(() => {
    jest.useRealTimers();
    site.setNow(new Date());
  });

  it('from an account page signs in silently: accounts saw the person all the time', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    for (let step = 0; step < steps; step += 1) {
      pass(stepMs);
      const kept = await browser.get(`${accountsUrl}/api/session/keep`);
      expect(JSON.parse(kept.body)).toHaveProperty('user_id', expect.any(String));
    }
    expect((await meStatus(browser)).status).toBe(401);
    const back = await browser.visit(`${managerUrl}/signin?to=/license`, `${managerUrl}/license`);
    expect(back.location).toBe(`${managerUrl}/license`);
    expect((await meStatus(browser)).status).toBe(200);
  });

  it('without any page open asks for the password again', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    pass(steps * stepMs);
    const page = await browser.visit(`${managerUrl}/signin?to=/license`);
    expect(page.url).toMatch(new RegExp(`^${accountsUrl}/sign_in/`));
  });
});
