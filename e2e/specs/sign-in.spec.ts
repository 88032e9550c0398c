import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { FramePage } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('A person signs in and comes back to the address asked for', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const team = await makeTeam();
  await page.goto(`${portal.url}/license?q=CD`);
  const signIn = new SignInPage(page, say);
  await expect(signIn.heading).toBeVisible();
  expect(page.url()).toContain(portal.accountsUrl);
  await signIn.fill(team.owner);
  await expect(page).toHaveURL(`${portal.url}/license?q=CD`);
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
});

test('Enter of a conversion sends no form, and what a password manager wrote is sent', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  await page.goto(`${portal.url}/license`);
  const signIn = new SignInPage(page, say);
  const submitted = () => page.evaluate(() => document.documentElement.dataset['submitted']);
  await signIn.email.focus();
  await page.evaluate(() => {
    addEventListener('submit', () => (document.documentElement.dataset['submitted'] = 'yes'), true);
  });
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await page.keyboard.press('Enter');
  expect(await submitted()).toBeUndefined();

  for (const name of ['email', 'password'] as const) {
    await signIn[name].evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, owner[name]);
  }
  await page.keyboard.press('Enter');
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
});

test('The portal’s scripts come while somebody types, and are not fetched again', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  const coming = page.waitForResponse((answer) => answer.url().includes('/shell/main.'));
  await page.goto(`${portal.url}/license`);
  expect(page.url()).toContain(portal.accountsUrl);
  await (await coming).finished();
  await new SignInPage(page, say).fill(owner);
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  expect(new URL(page.url()).origin).toBe(portal.url);
  // The heading may come with the preview, before the script in question has run.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.includes('/shell/main.'))
          .map(({ transferSize }) => transferSize),
      ),
    )
    .toEqual([0]);
});

test('A wrong password and an unknown address get the same answer', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  await page.goto(`${portal.url}/license`);
  const signIn = new SignInPage(page, say);
  await signIn.fill({ email: owner.email, password: 'not-the-password' });
  const answer = page.getByText(say('accounts.signIn.refused'));
  await expect(answer).toBeVisible();
  await expect(signIn.email).toHaveValue(owner.email);
  await checkAccessibility(page);

  await signIn.fill({ email: `nobody-${owner.email}`, password: 'not-the-password' });
  await expect(signIn.email).toHaveValue(`nobody-${owner.email}`);
  await expect(answer).toBeVisible();

  await signIn.fill(owner);
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
});

test('An account locks after several wrong passwords and says for how long @all', async ({
  page,
  portal,
  say,
  makeTeam,
}) => {
  const { owner } = await makeTeam();
  await page.goto(`${portal.url}/license`);
  const signIn = new SignInPage(page, say);
  const locked = page.getByText(say.beginning('accounts.signIn.lockedSeconds'));
  await expect(async () => {
    await signIn.fill({ email: owner.email, password: 'not-the-password' });
    await expect(locked).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await checkAccessibility(page);

  await signIn.fill(owner);
  await expect(locked).toBeVisible();
});

test('Signing out ends the session and says so on the sign-in page', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam();
  // An idle page polls the profile; a sign-out during that call is not under test.
  const profile = page.waitForResponse((response) => response.url().endsWith('/api/user/me/'));
  await signIn(owner, '/license');
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  await profile;
  const frame = new FramePage(page, say);
  await frame.userMenu.click();
  await frame.signOut.click();
  await expect(new SignInPage(page, say).heading).toBeVisible();
  await expect(page.getByText(say('accounts.signIn.signedOut'))).toBeVisible();

  await page.goto(`${portal.url}/license`);
  await expect(new SignInPage(page, say).heading).toBeVisible();
});
