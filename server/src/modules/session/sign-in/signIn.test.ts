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
import { createManagerApp } from '../../../app.ts';
import { anAccountsTeam, testPassword } from '../../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { SiteBrowser } from '../../../testing/browsers/SiteBrowser.ts';
import { startTestSite } from '../../../testing/startTestSite.ts';

const email = 'hanako@kiban.example';
/** The services talk over a real network, so only what time it is may be made up. */
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

  it('renews it once when two processes are asked at the same time', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
    const other = createManagerApp(site.deps);
    const headers = { cookie: `manager_session=${browser.cookies.get('manager_session') ?? ''}` };
    const url = '/api/user/token';
    for (let round = 0; round < 2; round += 1) {
      site.pass(9.5 * 60_000);
      const answers = await Promise.all(
        [site.manager, other, site.manager, other].map((app) => app.inject({ url, headers })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    }
    await other.close();
  });

  it('takes over from a process that died while it renewed the token', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
    await site.deps.db
      .updateTable('manager.session')
      .set({ refreshing_until: new Date(site.deps.clock().getTime() + 20_000) })
      .execute();
    site.pass(9.5 * 60_000);
    expect((await browser.get(`${managerUrl}/api/user/token`)).status).toBe(200);
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
    expect(second.body).toContain('<h1>The sign-in could not be completed</h1>');
    expect(second.body).toContain(`href="${managerUrl}/signin?to=%2F"`);
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

describe('coming back after 40 minutes', () => {
  const stepMs = 270_000;
  const steps = Math.ceil((40 * 60_000) / stepMs);

  /** Moves the time of both services. */
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

  it('from an account page signs in silently: accounts has seen the person all the time', async () => {
    const browser = new SiteBrowser();
    await signInAt(browser, '/license');
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
    await signInAt(browser, '/license');
    pass(steps * stepMs);
    const page = await browser.visit(`${managerUrl}/signin?to=/license`);
    expect(page.url).toMatch(new RegExp(`^${accountsUrl}/sign_in/`));
  });
});

describe('attempts to sign in', () => {
  const attempts = (browser: SiteBrowser) =>
    [...browser.cookies.keys()].filter((name) => name.startsWith('manager_signin_'));

  it('are kept for the four newest tabs of a browser', async () => {
    const browser = new SiteBrowser();
    const begun: string[] = [];
    for (let tab = 0; tab < 6; tab += 1) {
      site.pass(1_000);
      const known = attempts(browser);
      await browser.get(`${managerUrl}/signin?to=/license`);
      begun.push(...attempts(browser).filter((name) => !known.includes(name)));
    }
    expect(attempts(browser).toSorted()).toEqual(begun.slice(2).toSorted());
  });

  it('that we did not sign make room first', async () => {
    const browser = new SiteBrowser();
    for (const name of ['a', 'b', 'c', 'd']) browser.cookies.set(`manager_signin_${name}`, 'x.y');
    await browser.get(`${managerUrl}/signin?to=/license`);
    await browser.get(`${managerUrl}/signin?to=/license`);
    expect(attempts(browser).filter((name) => name.length > 20)).toHaveLength(2);
    expect(attempts(browser)).toHaveLength(4);
  });
});

describe('GET /signin', () => {
  it('asks an address to wait that begins too often, on a page', async () => {
    const begin = () => site.manager.inject({ url: '/signin', remoteAddress: '192.0.2.7' });
    for (let time = 0; time < 100; time += 1) expect((await begin()).statusCode).toBe(303);
    const answer = await begin();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('<h1>Too many requests</h1>');
    const other = await site.manager.inject({ url: '/signin', remoteAddress: '192.0.2.8' });
    expect(other.statusCode).toBe(303);
  });
});

describe('while accounts is away', () => {
  it('explains it at the beginning of a sign-in, and begins it afterwards', async () => {
    const manager = createManagerApp({
      ...site.deps,
      config: { ...site.deps.config, accountsInternalUrl: 'http://127.0.0.1:1' },
    });
    const answer = await manager.inject({
      url: '/signin?to=%2Flicense',
      headers: { 'accept-language': 'ja' },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('<html lang="ja">');
    expect(answer.body).toContain('<h1>現在サインインできません</h1>');
    expect(answer.body).toContain(`href="${managerUrl}/signin?to=%2Flicense"`);
    await manager.close();
  });

  it('explains it on the way back, and keeps where the person wanted to be', async () => {
    const browser = new SiteBrowser();
    const start = await browser.get(`${managerUrl}/signin?to=/license`);
    const state = new URL(start.location).searchParams.get('state') ?? '';
    const answer = await browser.get(
      `${managerUrl}/signin/callback?error=server_error&state=${state}&iss=${accountsUrl}`,
    );
    expect(answer.status).toBe(503);
    expect(answer.body).toContain('<h1>Signing in is not possible at the moment</h1>');
    expect(answer.body).toContain(`href="${managerUrl}/signin?to=%2Flicense"`);
  });
});
