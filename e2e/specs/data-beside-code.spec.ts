import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { FramePage, licensesEntry } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// The browser itself logs each failed load.
test.use({ expectedNoise: /Failed to load resource/ });

const downloadsEntry = { en: 'Downloads', ja: 'ダウンロード' } as const;
const ordersEntry = { en: 'Orders', ja: '注文履歴' } as const;
const logEntry = { en: 'Usage log', ja: '利用ログ' } as const;
const licensesCall = /\/api\/licenses\/(\?.*)?$/;

/** Holds a remote's scripts. @returns the function that releases them. */
async function holdScripts(page: Page, remote: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  const scripts = `**/remotes/${remote}/**/*.js`;
  await page.route(scripts, (route) => {
    held.push(route);
  });
  return async () => {
    await page.route(scripts, (route) => route.continue());
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Waits for the page's initial requests; prefetches for the menu follow them. */
async function waitForAhead(page: Page): Promise<void> {
  await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached();
}

function countCalls(page: Page, call: RegExp): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (call.test(request.url())) calls.count += 1;
  });
  return calls;
}

const cases = [
  {
    what: 'licenses',
    from: '/download',
    remote: 'mf-licenses',
    entry: licensesEntry,
    call: licensesCall,
    by: 'click',
  },
  {
    what: 'orders',
    from: '/license',
    remote: 'mf-orders',
    entry: ordersEntry,
    call: /\/api\/orders\/(\?.*)?$/,
    by: 'keys',
  },
  {
    what: 'usage',
    from: '/license',
    remote: 'mf-logs',
    entry: logEntry,
    call: /\/api\/log\/license(\?.*)?$/,
    by: 'click',
  },
] as const;

for (const { what, from, remote, entry, call, by } of cases) {
  const tag = what === 'licenses' ? '' : ' @all';
  test(`The ${what} behind a link are asked for before the scripts of the screen have come, once${tag}`, async ({
    page,
    language,
    say,
    makeTeam,
    signIn,
  }) => {
    const { owner, licenses } = await makeTeam();
    const release = await holdScripts(page, remote);
    await signIn(owner, from);
    await waitForAhead(page);
    const calls = countCalls(page, call);
    const frame = new FramePage(page, say);
    const open = async (to: typeof entry | typeof downloadsEntry) => {
      await frame.showMenu();
      const link = frame.entry(to, language);
      return by === 'click' ? link.click() : link.press('Enter');
    };
    const seen = {
      licenses: new LicenseListPage(page, say).row(licenses[0]!.number),
      orders: page.getByText(say('common.noData')),
      usage: page.getByText(say('logs.view.empty')),
    }[what];

    const asked = page.waitForRequest(call);
    await open(entry);
    // No script of the screen has arrived yet.
    await asked;
    await release();
    await expect(seen).toBeVisible();
    expect(calls.count).toBe(1);

    await open(downloadsEntry);
    await expect(seen).toBeHidden();
    // A new screen takes focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await open(entry);
    await expect(seen).toBeVisible();
    expect(calls.count).toBe(1);
  });
}

test('Data that fail while the scripts come are a failure of the screen, told once @all', async ({
  page,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam();
  const release = await holdScripts(page, 'mf-licenses');
  await signIn(owner, '/download');
  await waitForAhead(page);
  const calls = countCalls(page, licensesCall);
  const json = { error: true, code: 'internal', request_id: 'e2e-request' };
  await page.route(licensesCall, (route) => route.fulfill({ status: 500, json }));
  const frame = new FramePage(page, say);
  await frame.showMenu();
  const failed = page.waitForResponse(licensesCall);
  await frame.entry(licensesEntry, language).click();
  await (await failed).finished();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await release();
  await expect(page.getByRole('alert')).toHaveCount(1);
  // The screen retries a failed read once, and the first attempt ran beside its scripts.
  expect(calls.count).toBe(2);
  await page.unroute(licensesCall);
  await page.getByRole('button', { name: say('common.tryAgain') }).click();
  await expect(new LicenseListPage(page, say).row(licenses[0]!.number)).toBeVisible();
});

test('A session that has ended is told when the link is opened, not when it is pointed at', async ({
  page,
  context,
  browser,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam();
  const release = await holdScripts(page, 'mf-licenses');
  // The page's initial calls must be over, because a later one is to find that the session has
  // ended.
  const profile = page.waitForResponse(/\/api\/user\/me\/?$/);
  await signIn(owner, '/download');
  await profile;
  await waitForAhead(page);
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  await elsewhere.request.get(`${portal.url}/signout`);
  await elsewhere.close();

  const frame = new FramePage(page, say);
  await frame.showMenu();
  const refused = page.waitForResponse(licensesCall);
  await frame.entry(licensesEntry, language).hover();
  expect((await refused).status()).toBe(401);
  await (await refused).finished();
  const ended = page.getByRole('alertdialog', { name: say('shell.session.endedTitle') });
  await expect(ended).toHaveCount(0);
  await frame.entry(licensesEntry, language).click();
  await release();
  await expect(ended).toBeVisible();

  const opening = context.waitForEvent('page');
  await ended.getByRole('button', { name: say('shell.session.signIn') }).click();
  await new SignInPage(await opening, say).fill(owner);
  await expect(ended).toBeHidden();
  await expect(new LicenseListPage(page, say).row(licenses[0]!.number)).toBeVisible();
});

test('Data of a screen that was left before its scripts came are dropped @all', async ({
  page,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam();
  const release = await holdScripts(page, 'mf-licenses');
  await signIn(owner, '/download');
  await waitForAhead(page);
  const frame = new FramePage(page, say);
  await page.route(licensesCall, () => undefined);
  const asked = page.waitForRequest(licensesCall);
  await frame.showMenu();
  await frame.entry(licensesEntry, language).click();
  const dropped = page.waitForEvent('requestfailed', (request) => licensesCall.test(request.url()));
  await asked;
  await frame.showMenu();
  await frame.entry(downloadsEntry, language).click();
  await dropped;

  await page.unroute(licensesCall);
  await release();
  await frame.showMenu();
  await frame.entry(licensesEntry, language).click();
  await expect(new LicenseListPage(page, say).row(licenses[0]!.number)).toBeVisible();
});
