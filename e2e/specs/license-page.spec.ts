import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { importUse } from '../fixtures/importUse.ts';
import { readSheets } from '../fixtures/readPdf.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { LicensePage } from '../pages/LicensePage.ts';

test('A license has a page with its use and its history, which a guest sees in part', async ({
  page,
  portal,
  say,
  browser,
  makeTeam,
  signIn,
}) => {
  const team = await makeTeam({ licenses: 2 });
  const number = team.licenses[0]?.number ?? '';
  const listening = page
    .context()
    .waitForEvent('response', (answer) => answer.url().endsWith('/api/changes'));
  await signIn(team.owner, '/license');
  const list = new LicenseListPage(page, say);
  await expect(list.row(number)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`${portal.url}/license/${number}`);
  const there = new LicensePage(tab, say);
  await expect(there.heading(number)).toBeVisible();
  await listening;
  // The other tab follows changes as soon as it waits for the stream of the browser.
  await tab.waitForFunction(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name === 'portal-changes').length === 2;
  });
  await list.autoRenewal(number).click();
  // The other tab learns of it.
  await expect(there.events).toContainText(say('licenses.page.auto_renewal_on'));
  await tab.close();
  await expect(page.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();
  await list.row(number).getByRole('link', { name: number }).click();

  const license = new LicensePage(page, say);
  await expect(license.heading(number)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(number));
  await expect(page).toHaveURL(`${portal.url}/license/${number}`);
  await expect(license.facts).toContainText(number);
  await expect(license.events).toContainText(say('licenses.page.auto_renewal_on'));
  await expect(license.events).toContainText(team.owner.lastName);
  await expect(page.getByText(say('licenses.page.noUses'))).toBeVisible();
  await checkAccessibility(page);

  await importUse({ portal, team, page });
  await page.reload();
  await expect(license.events).toBeVisible();
  await checkAccessibility(page);

  const text = readSheets(await page.pdf({ preferCSSPageSize: true })).join(' ');
  expect(text).toContain(number);
  expect(text).toContain(say('licenses.page.auto_renewal_on'));

  const context = await browser.newContext();
  await signInByCalls(context, portal, team.guest);
  const guest = new LicensePage(await context.newPage(), say);
  await guest.page.goto(page.url());
  await expect(guest.facts).toContainText(number);
  await expect(guest.events).toHaveCount(0);
  await expect(guest.orders).toHaveCount(0);
  await guest.page.goto(`${portal.url}/license/CD-9999999`);
  await expect(guest.page.getByText(say('licenses.page.notFound'))).toBeVisible();
  await context.close();
});
