import type { Page } from '@playwright/test';
import { callOperator } from '../fixtures/callOperator.ts';
import { mapHosts } from '../fixtures/mapHosts.ts';
import { expect } from '../fixtures/test.ts';
import { test as base } from '../fixtures/testOwnPortal.ts';
import { startIntranet, type Intranet } from '../intranet/startIntranet.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// A name that browsers trust without https, as they trust a site's own https.
const intranetHost = 'intranet.localhost';
const sites = { portal: 'manager.portal.example', accounts: 'accounts.example' };

const test = base.extend<{ readonly intranet: Intranet }>({
  intranet: async ({}, use) => {
    const intranet = await startIntranet(intranetHost);
    await use(intranet);
    await intranet.stop();
  },
});

test.use({
  sites,
  launchOptions: mapHosts(...Object.values(sites), intranetHost),
  // A token that is over, and a refresh token that is: browsers write both to the console.
  expectedNoise: /status of 40[013]|blocked by CORS policy|net::ERR_FAILED/,
});

const remotes = ['mf-licenses'];

test('Somebody signs in on a page of another site, and takes the site back', async ({
  page,
  context,
  portal,
  intranet,
  language,
  say,
  makeTeam,
}) => {
  test.slow();
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  intranet.serve({
    script: `${portal.url}/embed.js`,
    customProps: { baseUrl: portal.url, token: '', locale: language },
  });
  const list = new LicenseListPage(page, say);
  const { number } = licenses[0]!;
  const button = page.getByRole('button', { name: say('embed.signIn'), exact: true });
  const opened = async (): Promise<Page> => {
    const popup = page.waitForEvent('popup');
    await button.click();
    return popup;
  };

  // A site that nobody has registered is told so.
  await page.goto(`${intranet.url}/license`);
  await expect(page.getByText(say('embed.notAllowed', { site: intranet.url }))).toBeVisible();
  const site = { name: 'intranet', origins: [intranet.url], remotes };
  await callOperator(portal, 'POST', '/operator/sites', site);
  const retry = page.getByRole('button', { name: say('common.tryAgain') });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await (await opened()).close();
  await expect(page.getByText(say('embed.closed'))).toBeVisible();

  const refusing = await opened();
  await new SignInPage(refusing, say).fill(owner);
  await expect(refusing.getByText(intranet.url)).toBeVisible();
  await refusing.getByRole('button', { name: say('accounts.connect.refuse') }).click();
  await expect(page.getByText(say('embed.refused', { site: intranet.url }))).toBeVisible();

  const agreeing = await opened();
  await agreeing.getByRole('button', { name: say('accounts.connect.agree'), exact: true }).click();
  await expect(list.row(number)).toBeVisible();
  await expect(page).toHaveURL(`${intranet.url}/license`);
  await list.autoRenewal(number).click();
  await expect(page.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();

  // Nothing is stored: after a reload the window opens once more, and asks nothing.
  await page.reload();
  await opened();
  await expect(list.autoRenewal(number)).toBeChecked();

  const account = await context.newPage();
  await account.goto(`${portal.accountsUrl}/sites`);
  const disconnect = say('accounts.sites.disconnectOf', { site: 'intranet' });
  await account.getByRole('button', { name: disconnect }).click();
  await expect(account.getByText(say('accounts.sites.none'))).toBeVisible();
  await list.autoRenewal(number).click();
  await expect(button).toBeVisible();
});
