import { callOperator } from '../fixtures/callOperator.ts';
import { makeBoardFile } from '../fixtures/makeBoardFile.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { openOwnPage, ownOrigin } from '../fixtures/ownPage.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';
import { traces } from '../fixtures/traces.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SitePage } from '../pages/SitePage.ts';

const nextLicenses = '.cache/e2e/mf-licenses';

test('An element is taken out while a dialog is open in it, and while a file is on its way @all', async ({
  page,
  portal,
  openPlain,
  signInByWindow,
  say,
  makeTeam,
}) => {
  test.slow();
  await callOperator(portal, 'POST', '/operator/emi', { trial_until: '2099-12-31' });
  const { owner } = await makeTeam();
  await openPlain();
  const before = await traces(page);
  const site = new SitePage(page);
  const screen = new EmiCheckPage(page, say);

  await site.add('portal-demitasnx');
  await signInByWindow(owner);
  await screen.applyForTrial.click();
  await expect(screen.dialog).toBeVisible();
  await site.empty();
  await expect(screen.dialog).toHaveCount(0);
  expect(await traces(page)).toEqual(before);

  await site.add('portal-demitasnx');
  await screen.takeTrial();
  await screen.dialog.getByRole('link', { name: say('common.ok') }).click();
  // Chunks of the file never complete.
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
  await site.empty();
  await isStopped;
  expect(await traces(page)).toEqual(before);

  // It can be resumed for a day, as in the portal.
  await site.add('portal-demitasnx');
  await screen.analyze.click();
  await expect(screen.dialog.getByText(/router\.tgz/)).toBeVisible();
});

test('A page may wrap fetch, add to arrays and freeze what all share @all', async ({
  page,
  openPlain,
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
  await openPlain();
  // A later wrapper affects only the page's own calls.
  await page.evaluate(() => {
    const fail = () => Promise.reject(new Error('The page broke this function.'));
    Object.defineProperty(window, 'fetch', { value: fail, writable: false, configurable: false });
  });
  await new SitePage(page).show.click();
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
    openPlain,
    signInByWindow,
    say,
    makeTeam,
  }) => {
    const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
    const row = new LicenseListPage(page, say).row(licenses[0]!.number);
    const retry = page.getByRole('button', { name: say('common.tryAgain') });
    const site = new SitePage(page);
    await openPlain();

    // Its files do not arrive.
    const away = `${portal.url}/**`;
    await page.route(away, (route) => route.abort());
    await site.show.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(away);
    await retry.click();
    await signInByWindow(owner);
    await expect(row).toBeVisible();

    // Its files arrive, but calls are unanswered.
    await site.hide.click();
    await page.route(away, (route) => route.abort());
    await page.route(`${portal.url}/embed/**`, (route) => route.continue());
    await site.show.click();
    await expect(page.getByText(say('failure.network'))).toBeVisible();
    await page.unroute(away);
    await retry.click();
    await expect(row).toBeVisible();
  });
});

test.describe('with two scripts of one portal', () => {
  test.use({
    expectedNoise: /are on this page already; the first ones count/,
    // A release on the shared portal would disturb other tests.
    portal: async ({ otherPortal }, use) => use(otherPortal),
  });

  test('the first one counts, whichever release it is of @all', async ({
    page,
    portal,
    openPlain,
    signInByWindow,
    say,
    makeTeam,
  }) => {
    test.slow();
    const { owner } = await makeTeam();
    await openPlain();
    const pinned = (await page.locator('script[integrity]').getAttribute('src')) ?? '';
    expect(pinned).toMatch(/\/embed\/[0-9a-f]{16}\.js$/);
    const present = `${portal.url}/embed.js`;
    await portalCommand(portal, 'releases', 'publish', nextLicenses, '--any-version', '--all');

    const origin = await ownOrigin([portal]);
    const open = (...scripts: readonly string[]) =>
      openOwnPage(page, origin, {
        portals: [portal],
        scripts,
        body: '<portal-licenses locale="en"></portal-licenses>',
      });
    const warning = page.waitForEvent('console', (said) => said.type() === 'warning');
    await open(pinned, present);
    expect((await warning).text()).toContain('the first ones count');
    await signInByWindow(owner);
    const heading = page.locator('portal-licenses').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Licenses');

    const opened = page.waitForEvent('popup');
    await open(present, pinned);
    await page.getByRole('button', { name: say('embed.signIn'), exact: true }).click();
    await opened;
    await expect(heading).toHaveText('★ Licenses');
    await portalCommand(portal, 'releases', 'rollback', 'mf-licenses');
  });
});
