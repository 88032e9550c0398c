import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createManagerApp } from '../../../app/app.ts';
import { anAccountsTeam } from '../../../testing/builders/accountPeople.ts';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { signInAtSite } from '../../../testing/browsers/signInAtSite.ts';
import { SiteBrowser } from '../../../testing/browsers/SiteBrowser.ts';
import { startTestSite } from '../../../testing/startTestSite.ts';

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

describe('signing in', () => {
  it('goes through accounts and returns to the requested address', async () => {
    const browser = new SiteBrowser();
    const back = await signInAtSite(site, browser, { to: '/license?q=cd&sort=-end_at' });
    expect(back.location).toBe(`${managerUrl}/license?q=cd&sort=-end_at`);
    expect((await meStatus(browser)).status).toBe(200);
    const token = await browser.get(`${managerUrl}/api/user/token`);
    const me = await fetch(`${accountsUrl}/api/user/me/`, {
      headers: { authorization: `Bearer ${token.body}` },
    });
    expect(await me.json()).toMatchObject({
      email: 'hanako@kiban.example',
      teams: [{ name: 'Kiban Works' }],
    });
  });

  it('renews the accounts token with the refresh token', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    const before = await browser.get(`${managerUrl}/api/user/token`);
    site.pass(9.5 * 60_000);
    const after = await browser.get(`${managerUrl}/api/user/token`);
    expect(after.status).toBe(200);
    expect(after.body).not.toBe(before.body);
  });

  it('refreshes it once when two processes are asked at the same time', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
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

  it('takes over from a process that died during a refresh', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    await site.deps.db
      .updateTable('manager.session')
      .set({ refreshing_until: new Date(site.deps.clock().getTime() + 20_000) })
      .execute();
    site.pass(9.5 * 60_000);
    expect((await browser.get(`${managerUrl}/api/user/token`)).status).toBe(200);
  });

  it('redirects to no other site', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example/']) {
      const back = await signInAtSite(site, new SiteBrowser(), { to });
      expect(back.url).toBe(`${managerUrl}/`);
    }
  });

  it('creates a new session id each time and ends the previous session', async () => {
    const browser = new SiteBrowser();
    await signInAtSite(site, browser);
    const before = browser.cookies.get('manager_session') ?? '';
    await browser.visit(`${managerUrl}/signin?to=/license`, `${managerUrl}/license`);
    expect(browser.cookies.get('manager_session')).not.toBe(before);
    const stale = await fetch(`${managerUrl}/api/user/status`, {
      headers: { cookie: `manager_session=${before}` },
    });
    expect(stale.status).toBe(401);
  });

  it('starts again once when the response matches no attempt, then explains', async () => {
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

  it('return to the requested page after they were evicted', async () => {
    const browser = new SiteBrowser();
    const oldest = await browser.get(`${managerUrl}/signin?to=/license?q=a`);
    for (let tab = 0; tab < 4; tab += 1) await browser.get(`${managerUrl}/signin?to=/store`);
    const state = new URL(oldest.location).searchParams.get('state') ?? '';
    const back = await browser.get(`${managerUrl}/signin/callback?code=x&state=${state}`);
    expect(back.location).toBe(`${managerUrl}/signin?to=%2Flicense%3Fq%3Da&again=1`);
  });

  it('without our signature are evicted first', async () => {
    const browser = new SiteBrowser();
    for (const name of ['a', 'b', 'c', 'd']) browser.cookies.set(`manager_signin_${name}`, 'x.y');
    await browser.get(`${managerUrl}/signin?to=/license`);
    await browser.get(`${managerUrl}/signin?to=/license`);
    expect(attempts(browser).filter((name) => name.length > 20)).toHaveLength(2);
    expect(attempts(browser)).toHaveLength(4);
  });
});

describe('GET /signin', () => {
  it('rate-limits an address, with a page', async () => {
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
  it('explains it at the start of a sign-in, and starts it later', async () => {
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

  it('explains it on the callback, and keeps the requested page', async () => {
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
