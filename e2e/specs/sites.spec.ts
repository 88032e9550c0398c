import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/testEmbedding.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';

test('Portal and accounts work together from two different sites', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner, licenses } = await makeTeam({ licenses: [{ product: 'cd' }] });
  const profile = page.waitForResponse(`${portal.accountsUrl}/api/user/me/`);
  await signIn(owner, '/license');
  expect((await profile).status()).toBe(200);
  const number = licenses[0]!.number;
  const list = new LicenseListPage(page, say);
  const readAgain = page.waitForResponse(/\/api\/licenses\/?$/);
  await list.autoRenewal(number).click();
  await expect(page.getByText(say('licenses.list.autoRenewalChanged'))).toBeVisible();
  // A call in flight would be refused when the session ends.
  await readAgain;

  await page.goto(`${portal.url}/signout`);
  const signInPage = new SignInPage(page, say);
  await expect(signInPage.heading).toBeVisible();
  await page.goto(`${portal.url}/license`);
  await expect(signInPage.password).toBeVisible();
  expect(page.url()).toContain(portal.accountsUrl);
});
