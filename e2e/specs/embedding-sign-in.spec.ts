import type { Page } from '@playwright/test';
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
