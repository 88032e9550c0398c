import type { Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';
import { traces } from '../fixtures/traces.ts';
import { EmiCheckPage } from '../pages/EmiCheckPage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SitePage } from '../pages/SitePage.ts';
import { UsageLogPage } from '../pages/UsageLogPage.ts';

/** Expects a menu and a dialog to open in place and close by keyboard. */
async function tryOverlays(page: Page, say: Say, number: string) {
  const list = new LicenseListPage(page, say);
  await page.getByRole('button', { name: say('licenses.cell.actions', { number }) }).click();
  const renew = page.getByRole('menuitem', { name: say('licenses.cell.renew'), exact: true });
  await expect(renew).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(renew).toHaveCount(0);
  const dialog = await list.openActivation('activation.toStandalone');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

for (const example of ['plain', 'react-18', 'vue-3', 'own-server'] as const) {
  test(`The example ${example} shows licenses on a strict page, and leaves nothing behind @all`, async ({
    page,
    startSite,
    signInByWindow,
    say,
    makeTeam,
  }) => {
    test.slow();
    const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
    const { number } = licenses[0]!;
    const list = new LicenseListPage(page, say);
    const site = new SitePage(page);
    const { url } = await startSite(example);
    await page.goto(url);
    if (example === 'own-server') {
      await new SignInPage(page, say).fill(owner);
      await page.getByRole('button', { name: say('accounts.connect.agree'), exact: true }).click();
      await page.waitForURL(`${url}/`);
    }
    await expect(site.show).toBeVisible();
    await site.whenDefined();
    const before = await traces(page);

    await site.show.click();
    if (example !== 'own-server') await signInByWindow(owner);
    await expect(list.row(number)).toBeVisible();
    await tryOverlays(page, say, number);

    if (example === 'react-18' || example === 'vue-3') {
      // The page re-renders around an unchanged screen.
      await list.search.fill(number);
      await page.getByRole('button', { name: 'Counted 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Counted 1 times' })).toBeVisible();
      await expect(list.search).toHaveValue(number);
      // The page is notified of a screen that the element does not have.
      await page.getByRole('button', { name: say('licenses.cell.actions', { number }) }).click();
      await page.getByRole('menuitem', { name: say('licenses.cell.renew'), exact: true }).click();
      await expect(page.getByText('Asked for /store?renew=')).toBeVisible();
    }

    await site.hide.click();
    await expect(list.heading).toHaveCount(0);
    expect(await traces(page)).toEqual(before);
    // A sign-in lasts while the page is open.
    await site.show.click();
    await expect(list.row(number)).toBeVisible();
  });
}

test('The example single-spa shows remotes at their own addresses, and leaves nothing behind', async ({
  page,
  startSite,
  signInByWindow,
  say,
  makeTeam,
}) => {
  test.slow();
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  const { number } = licenses[0]!;
  const list = new LicenseListPage(page, say);
  const { url } = await startSite('single-spa');
  await page.goto(url);
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Intranet' })).toBeVisible();
  const { entries: _entries, ...before } = await traces(page);

  await go('Licenses');
  await signInByWindow(owner);
  await expect(list.row(number)).toBeVisible();
  await tryOverlays(page, say, number);
  await list.autoRenewal(number).click();
  await expect(page.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();

  await go('Usage');
  await expect(new UsageLogPage(page, say).heading).toBeVisible();
  await expect(page).toHaveURL(`${url}/log`);
  await go('EMI check');
  await expect(new EmiCheckPage(page, say).analyze).toBeVisible();
  await expect(list.heading).toHaveCount(0);

  await page.goBack();
  await page.goBack();
  await expect(list.autoRenewal(number)).toBeChecked();
  await go('News');
  await expect(list.heading).toHaveCount(0);
  await expect(page.locator('main')).toBeEmpty();
  const { entries: _more, ...after } = await traces(page);
  expect(after).toEqual(before);
});
