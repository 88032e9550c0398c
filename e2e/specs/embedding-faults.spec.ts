import type { Page } from '@playwright/test';
import { callOperator } from '../fixtures/callOperator.ts';
import { makeBoardFile } from '../fixtures/makeBoardFile.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import type { Site } from '../fixtures/startExample.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';
import { traces } from '../fixtures/traces.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

const nextLicenses = '.cache/e2e/mf-licenses';

const show = (page: Page) => page.getByRole('button', { name: 'Show licenses' }).click();

/** A page of the site with elements in front of the scripts that are named, in their order. */
async function openOwn(page: Page, { url }: Site, ...scripts: readonly string[]) {
  const tags = scripts.map((src) => `<script type="module" crossorigin src="${src}"></script>`);
  const body = `<!doctype html><html lang="en"><title>Intranet</title><link rel="icon" href="data:," />
    <portal-licenses locale="en"></portal-licenses>${tags.join('')}</html>`;
  await page.route(`${url}/own`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${url}/own`);
}

test('An element is taken out while a dialog is open in it, and while a file is on its way', async ({
  page,
  portal,
  startSite,
  signInByWindow,
  say,
  makeTeam,
}) => {
  test.slow();
  await callOperator(portal, 'POST', '/operator/emi', { trial_until: '2099-12-31' });
  const { owner } = await makeTeam();
  await page.goto((await startSite('plain')).url);
  await page.waitForFunction(() => customElements.get('portal-demitasnx'));
  const before = await traces(page);
  const add = () =>
    page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('portal-demitasnx'));
    });
  const takeOut = () =>
    page.evaluate(() => document.querySelector('main')?.firstElementChild?.remove());
  const screen = new EmiCheckPage(page, say);

  await add();
  await signInByWindow(owner);
  await screen.applyForTrial.click();
  await expect(screen.dialog).toBeVisible();
  await takeOut();
  await expect(screen.dialog).toHaveCount(0);
  expect(await traces(page)).toEqual(before);

  await add();
  await screen.takeTrial();
  await screen.dialog.getByRole('link', { name: say('common.ok') }).click();
  // Pieces of the file stay on their way.
  await page.route('**/api/v1/demitasnx/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') await route.continue();
  });
  await screen.analyze.click();
  await screen.chooseBoard(await makeBoardFile());
  await screen.agree();
  const isSending = page.waitForRequest((request) => request.method() === 'PATCH');
  await screen.upload.click();
  const isStopped = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await isSending;
  await takeOut();
  await isStopped;
  expect(await traces(page)).toEqual(before);

  // It can go on for a day, as in the portal.
  await add();
  await screen.analyze.click();
  await expect(screen.dialog.getByText(/router\.tgz/)).toBeVisible();
});

test('A page may wrap fetch, add to arrays and freeze what all share', async ({
  page,
  startSite,
  signInByWindow,
  say,
  makeTeam,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  await page.addInitScript(() => {
    const { fetch: own } = window;
    const counted: string[] = [];
    const count: typeof fetch = (input, init) => {
      counted.push(input instanceof Request ? input.url : String(input));
      return own(input, init);
    };
    Object.assign(window, { fetch: count, counted });
    Object.assign(Array.prototype, { lastOne: () => undefined });
    Object.freeze(Object.prototype);
  });
  await page.goto((await startSite('plain')).url);
  await page.waitForFunction(() => customElements.get('portal-licenses'));
  // One that comes later wraps calls of the page alone.
  await page.evaluate(() => {
    const fail = () => Promise.reject(new Error('The page has broken it.'));
    Object.defineProperty(window, 'fetch', { value: fail, writable: false, configurable: false });
  });
  await show(page);
  await signInByWindow(owner);
  await expect(new LicenseListPage(page, say).row(licenses[0]!.number)).toBeVisible();
  const counted = await page.evaluate(() => (window as unknown as { counted: string[] }).counted);
  expect(counted.some((url) => url.includes('/api/licenses'))).toBe(true);
});

test.describe('when a portal is away', () => {
  test.use({ expectedNoise: /net::ERR_FAILED|cannot be loaded|Failed to fetch/ });

  test('an element says so, and is there when it is asked again', async ({
    page,
    portal,
    startSite,
    signInByWindow,
    say,
    makeTeam,
  }) => {
    const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
    const row = new LicenseListPage(page, say).row(licenses[0]!.number);
    const retry = page.getByRole('button', { name: say('common.tryAgain') });
    await page.goto((await startSite('plain')).url);
    await page.waitForFunction(() => customElements.get('portal-licenses'));

    // Its files do not arrive.
    const away = `${portal.url}/**`;
    await page.route(away, (route) => route.abort());
    await show(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(away);
    await retry.click();
    await signInByWindow(owner);
    await expect(row).toBeVisible();

    // Its files are there, and nobody answers calls.
    await page.getByRole('button', { name: 'Hide licenses' }).click();
    await page.route(away, (route) => route.abort());
    await page.route(`${portal.url}/embed/**`, (route) => route.continue());
    await show(page);
    await expect(page.getByText(say('failure.network'))).toBeVisible();
    await page.unroute(away);
    await retry.click();
    await expect(row).toBeVisible();
  });
});

test.describe('with two scripts of one portal', () => {
  test.use({ expectedNoise: /are on this page already; the first ones count/ });

  test('the first one counts, whichever release it is of', async ({
    page,
    portal,
    startSite,
    signInByWindow,
    say,
    makeTeam,
  }) => {
    test.slow();
    const { owner } = await makeTeam();
    const site = await startSite('plain');
    await page.goto(site.url);
    const pinned = (await page.locator('script[integrity]').getAttribute('src')) ?? '';
    expect(pinned).toMatch(/\/embed\/[0-9a-f]{16}\.js$/);
    const present = `${portal.url}/embed.js`;
    await portalCommand(portal, 'releases', 'publish', nextLicenses, '--any-version');

    const warning = page.waitForEvent('console', (said) => said.type() === 'warning');
    await openOwn(page, site, pinned, present);
    expect((await warning).text()).toContain('the first ones count');
    await signInByWindow(owner);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Licenses');

    const opened = page.waitForEvent('popup');
    await openOwn(page, site, present, pinned);
    await page.getByRole('button', { name: say('embed.signIn'), exact: true }).click();
    await opened;
    await expect(heading).toHaveText('★ Licenses');
    await portalCommand(portal, 'releases', 'rollback', 'mf-licenses');
  });
});
