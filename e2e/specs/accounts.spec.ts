import { answerSurvey } from '../fixtures/answerSurvey.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { fillSignUp } from '../fixtures/fillSignUp.ts';
import { mailedLink } from '../fixtures/mailedLink.ts';
import { signInByCalls } from '../fixtures/signInByCalls.ts';
import { expect, test } from '../fixtures/test.ts';
import { FramePage, licensesEntry } from '../pages/FramePage.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';

test('Somebody registers, confirms the address by mail and signs in @all', async ({
  page,
  portal,
  say,
}, { testId }) => {
  const person = {
    email: `new-${testId}-${Date.now()}@fresh.example`,
    password: 'trace width 0.2',
  };
  await page.goto(`${portal.accountsUrl}/sign_up/`);
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.signUp.title') }),
  ).toBeVisible();
  await fillSignUp(page, say, { ...person, teamName: 'Fresh boards' });
  await page.getByRole('button', { name: say('accounts.signUp.submit') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.signUp.sentTitle') }),
  ).toBeVisible();
  await checkAccessibility(page);

  await page.goto(await mailedLink(portal, person.email));
  await answerSurvey(page, say);
  await checkAccessibility(page);

  // The browser that registered and confirmed needs no password.
  await page.goto(`${portal.url}/license`);
  await expect(page.getByText(say('buying.communityHint'))).toBeVisible();
});

for (const [path, title] of [
  ['/user', 'accounts.user.title'],
  ['/team', 'accounts.team.title'],
] as const) {
  test(`The account page ${path} keeps what is changed on it @all`, async ({
    page,
    language,
    portal,
    say,
    makeTeam,
  }) => {
    const { owner } = await makeTeam();
    await signInByCalls(page.context(), portal, owner);
    await page.goto(`${portal.accountsUrl}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    const field = page.getByLabel(
      say(path === '/user' ? 'accounts.user.lastName' : 'accounts.team.name'),
      { exact: true },
    );
    await field.fill('Changed');
    await page
      .getByRole('button', { name: say('accounts.form.save') })
      .first()
      .click();
    await expect(page.getByText(say('common.saved'))).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Changed');
    const frame = new FramePage(page, say);
    await frame.showMenu();
    await frame.entry(licensesEntry, language).click();
    await expect(new LicenseListPage(page, say).heading).toBeVisible();
  });
}

test('A guest can give licenses back but not bind them to a computer @all', async ({
  page,
  say,
  makeTeam,
  signIn,
}) => {
  const { guest, licenses } = await makeTeam();
  await signIn(guest, '/license');
  const list = new LicenseListPage(page, say);
  await expect(list.row(licenses[0]!.number)).toBeVisible();
  await expect(list.autoRenewal(licenses[0]!.number)).toHaveCount(0);
  await page.getByRole('button', { name: say('licenses.activation.menu') }).click();
  await expect(
    page.getByRole('menuitem', { name: say('licenses.activation.toNetwork') }),
  ).toBeVisible();
  await expect(
    page.getByRole('menuitem', { name: say('licenses.activation.toStandalone') }),
  ).toHaveCount(0);
});

test('Addresses that lead out of the folder of account scripts are not found', async ({
  page,
  portal,
}) => {
  const names = ['..%2f..%2fpackage.json', '..%5c..%5cpackage.json', '%2e%2e%2fmanifest.json'];
  for (const name of names) {
    const answer = await page.request.get(`${portal.accountsUrl}/assets/${name}`);
    expect(answer.status(), name).toBe(404);
  }
});
