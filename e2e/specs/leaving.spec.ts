import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { readMail } from '../fixtures/readMail.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('A guest leaves the service, and comes back with everything as it was', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { guest, licenses } = await makeTeam();
  await signInByCalls(page.context(), portal, guest);
  await page.goto(`${portal.accountsUrl}/settings`);
  await page.getByRole('link', { name: say('accounts.pages.leave') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.leaving.title') }),
  ).toBeVisible();
  const leave = page.getByRole('button', { name: say('accounts.leaving.leave') });
  await page.getByLabel(say('accounts.leaving.reason.other')).check();
  await page.getByLabel(say('accounts.leaving.comment')).fill('Thank you');
  await leave.click();
  const dialog = page.getByRole('alertdialog');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: say('accounts.leaving.leave') }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.leaving.leftTitle') }),
  ).toBeVisible();
  const mail = await readMail(portal, guest.email);
  expect(mail).toContain(`${portal.accountsUrl}/user`);

  await page.goto(`${portal.url}/license`);
  await new SignInPage(page, say).fill(guest);
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.leaving.welcomeBack') }),
  ).toBeVisible();
  await page.goto(`${portal.accountsUrl}/user`);
  await page.getByRole('button', { name: say('accounts.leaving.doComeBack') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.user.title') }),
  ).toBeVisible();
  await page.goto(`${portal.url}/license`);
  await expect(new LicenseListPage(page, say).row(licenses[0]!.number)).toBeVisible();
});

test('An owner with members cannot leave, and takes their data along @all', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  await signInByCalls(page.context(), portal, owner);
  await page.goto(`${portal.accountsUrl}/leave`);
  await expect(page.getByRole('link', { name: say('accounts.leaving.toUsers') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('accounts.leaving.leave') })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('accounts.ownData.save') }).click();
  expect((await download).suggestedFilename()).toBe('my-data.zip');
});

test('Somebody chooses which notices come by mail @all', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { admin } = await makeTeam();
  await signInByCalls(page.context(), portal, admin);
  await page.goto(`${portal.accountsUrl}/notices`);
  const orders = page.getByLabel(say('accounts.notices.orders'), { exact: true });
  await orders.selectOption('none');
  await page.getByRole('button', { name: say('accounts.form.save') }).click();
  await expect(page.getByText(say('common.saved'))).toBeVisible();
  await page.reload();
  await expect(orders).toHaveValue('none');
});
