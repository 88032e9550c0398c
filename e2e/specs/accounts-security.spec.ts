import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { mailedLink } from '../fixtures/mailedLink.ts';
import { readMail } from '../fixtures/readMail.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

// The first password is refused.
test.use({ expectedNoise: /status of 422/ });

test('A forgotten password is replaced by the link of a mail, once', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  const password = 'violet copper plating';
  await page.goto(`${portal.url}/license`);
  await page.getByRole('link', { name: say('accounts.signIn.forgotten') }).click();
  await page.getByLabel(say('accounts.passwordReset.email'), { exact: true }).fill(owner.email);
  await page.getByRole('button', { name: say('accounts.passwordReset.submit') }).click();
  const sent = say('accounts.passwordReset.sent', { email: owner.email });
  await expect(page.getByText(sent)).toBeVisible();
  await checkAccessibility(page);

  const link = await mailedLink(portal, owner.email);
  await page.goto(link);
  const field = page.getByLabel(say('accounts.newPassword.password'), { exact: true });
  await field.fill(owner.email);
  await page.getByRole('button', { name: say('accounts.newPassword.submit') }).click();
  await expect(page.getByText(say('accounts.fault.tooCommon')).first()).toBeVisible();
  await field.fill(password);
  await page.getByRole('button', { name: say('accounts.newPassword.submit') }).click();
  await expect(page.getByText(say('accounts.newPassword.changed'))).toBeVisible();
  await checkAccessibility(page);

  await page.goto(`${portal.url}/license`);
  const signIn = new SignInPage(page, say);
  await signIn.fill(owner);
  await expect(page.getByText(say('accounts.signIn.refused'))).toBeVisible();
  await signIn.fill({ email: owner.email, password });
  await expect(new LicenseListPage(page, say).heading).toBeVisible();

  await page.goto(link);
  await expect(page.getByText(say('accounts.newPassword.used'))).toBeVisible();
  await expect(field).toHaveCount(0);
  await checkAccessibility(page);
});

test('Somebody stays signed in, sees where, and signs another device out @all', async ({
  page,
  context,
  browser,
  portal,
  say,
  makeTeam,
}) => {
  // Three sign-ins, two browsers and a mail.
  test.slow();
  const { owner } = await makeTeam();
  const list = new LicenseListPage(page, say);
  const signIn = new SignInPage(page, say);
  await page.goto(`${portal.url}/license`);
  await page.getByRole('checkbox', { name: say('accounts.signIn.keep') }).check();
  await signIn.fill(owner);
  await expect(list.heading).toBeVisible();

  // The browser was closed, so session cookies are gone.
  const kept = (await context.cookies()).filter(({ expires }) => expires !== -1);
  await context.clearCookies();
  await context.addCookies(kept);
  await page.goto(`${portal.url}/license`);
  await expect(list.heading).toBeVisible();

  const elsewhere = await browser.newContext();
  await signInByCalls(elsewhere, portal, owner);
  expect(await readMail(portal, owner.email)).toContain(`${portal.accountsUrl}/sessions`);

  await page.goto(`${portal.accountsUrl}/user`);
  await page.getByRole('link', { name: say('accounts.pages.security') }).click();
  await page.getByRole('link', { name: say('accounts.pages.devices') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.sessions.title') }),
  ).toBeVisible();
  await expect(page.getByText(say('accounts.sessions.current'), { exact: true })).toHaveCount(1);
  await expect(page.getByText(say('accounts.sessions.kept'), { exact: true })).toHaveCount(1);
  await checkAccessibility(page);
  const others = page.getByRole('button', { name: say.beginning('accounts.sessions.endOf') });
  await expect(others).toHaveCount(1);
  await others.click();
  await expect(page.getByText(say.beginning('accounts.sessions.ended'))).toBeVisible();
  await expect(others).toHaveCount(0);
  const answer = await elsewhere.request.get(`${portal.accountsUrl}/api/sessions`);
  expect(answer.status()).toBe(401);
  await elsewhere.close();

  await page.goto(`${portal.url}/license`);
  await expect(list.heading).toBeVisible();
  const frame = new FramePage(page, say);
  await frame.userMenu.click();
  await frame.signOut.click();
  await expect(signIn.heading).toBeVisible();
  await page.goto(`${portal.url}/license`);
  await expect(signIn.heading).toBeVisible();
});
