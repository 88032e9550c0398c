import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SitePage } from '../pages/SitePage.ts';

test.use({
  // Browsers log an expired token and an expired refresh token.
  expectedNoise: /status of 40[013]|blocked by CORS policy|net::ERR_FAILED/,
});

test('Somebody signs in on a page of another site, and takes the site back', async ({
  page,
  context,
  portal,
  openPlain,
  say,
  makeTeam,
}) => {
  test.slow();
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  const list = new LicenseListPage(page, say);
  const { number } = licenses[0]!;
  const button = page.getByRole('button', { name: say('embed.signIn'), exact: true });
  const show = () => new SitePage(page).show.click();
  const opened = async (): Promise<Page> => {
    const popup = page.waitForEvent('popup');
    await button.click();
    return popup;
  };

  // An unregistered site is refused.
  const site = await openPlain({ isRegistered: false });
  await show();
  await expect(page.getByText(say('embed.notAllowed', { site: site.url }))).toBeVisible();
  await site.register();
  const retry = page.getByRole('button', { name: say('common.tryAgain') });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await button.click();
  await expect(page.getByText(say('embed.blocked'))).toBeVisible();
  await page.reload();
  await show();

  // Closed right after opening, the headless browser's opener hangs in a few percent of runs.
  const closing = await opened();
  await expect(closing.getByRole('heading', { level: 1 })).toBeVisible();
  await closing.close();
  await expect(page.getByText(say('embed.closed'))).toBeVisible();

  const refusing = await opened();
  await new SignInPage(refusing, say).fill(owner);
  await expect(refusing.getByText(site.url)).toBeVisible();
  // The window has no menu, so nobody can continue from here.
  await expect(refusing.getByRole('navigation')).toHaveCount(0);
  await refusing.getByRole('button', { name: say('accounts.connect.refuse') }).click();
  await expect(page.getByText(say('embed.refused', { site: site.url }))).toBeVisible();

  const agreeing = await opened();
  await agreeing.getByRole('button', { name: say('accounts.connect.agree'), exact: true }).click();
  await expect(list.row(number)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await list.autoRenewal(number).click();
  await expect(page.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();

  // Nothing is stored: after a reload the window opens once more without a question.
  await page.reload();
  await show();
  await opened();
  await expect(list.autoRenewal(number)).toBeChecked();

  const account = await context.newPage();
  await account.goto(`${portal.accountsUrl}/sites`);
  const disconnect = say('accounts.sites.disconnectOf', { site: site.name });
  await account.getByRole('button', { name: disconnect }).click();
  await expect(account.getByText(say('accounts.sites.none'))).toBeVisible();
  await list.autoRenewal(number).click();
  await expect(button).toBeVisible();
});

test('Elements load only their script until somebody signs in at one of them, by keyboard too', async ({
  page,
  portal,
  openPlain,
  signInByWindow,
  say,
  makeTeam,
}) => {
  test.slow();
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  const { number } = licenses[0]!;
  const loaded = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    if (!request.url().startsWith(portal.url)) return;
    const { responseBodySize } = await request.sizes();
    loaded.set(new URL(request.url()).pathname, responseBodySize);
  });
  await openPlain();
  const site = new SitePage(page);
  await site.add('portal-licenses');
  await site.add('portal-licenses');
  const elements = page.locator('portal-licenses');
  const first = elements.nth(0);
  const second = elements.nth(1);
  const button = (place: Locator) =>
    place.getByRole('button', { name: say('embed.signIn'), exact: true });
  await expect(button(first)).toBeVisible();
  await expect(button(second)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...loaded.keys()].filter((path) => path !== '/api/site')).toEqual([
    expect.stringMatching(/^\/embed\/[0-9a-f]{16}\.js$/),
  ]);
  expect([...loaded.values()].reduce((sum, bytes) => sum + bytes)).toBeLessThan(15_000);

  // The window opens before the core is loaded, and the button keeps the focus.
  const opening = page.waitForEvent('popup');
  await button(first).press('Enter');
  const closing = await opening;
  await expect(closing.getByRole('heading', { level: 1 })).toBeVisible();
  await closing.close();
  await expect(first.getByRole('alert')).toHaveText(new RegExp(say('embed.closed')));
  await expect(button(first)).toBeFocused();

  await signInByWindow(owner, first);
  for (const place of [first, second]) await expect(place.getByText(number)).toBeVisible();
});
