import { answerSurvey } from '../fixtures/answerSurvey.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { mailedLink } from '../fixtures/mailedLink.ts';
import { expect, test } from '../fixtures/test.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { StorePage } from '../pages/StorePage.ts';

test('A visitor registers from an estimate, goes on in another browser and finds the cart', async ({
  page,
  portal,
  say,
  browser,
}, { testId }) => {
  const person = {
    email: `estimate-${testId}-${Date.now()}@fresh.example`,
    password: 'trace width 0.2',
  };
  const store = new StorePage(page, say);
  await page.goto(`${portal.url}/estimate`);
  await store.stayVisitor();
  await store.add({ product: 'cd', months: 12, quantity: 3 });
  await expect(store.updating).toHaveCount(0);
  await page.getByRole('button', { name: say('store.estimate.buy'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('store.estimate.register') })
    .click();

  await expect(page.getByText(say('accounts.signUp.estimateKept'))).toBeVisible();
  await expect(
    page.getByRole('radio', { name: new RegExp(say('accounts.signUp.professional')) }),
  ).toBeChecked();
  await page.getByRole('radio', { name: say('accounts.signUp.person'), exact: true }).check();
  const field = (name: string) => page.getByLabel(say(`accounts.signUp.${name}`), { exact: true });
  await field('lastName').fill('山田');
  await field('firstName').fill('Aoi');
  await field('email').fill(person.email);
  await field('teamName').fill('Aoi boards');
  await field('country').selectOption('JP');
  await page.reload();
  await expect(field('email')).toHaveValue(person.email);
  await field('password').fill(person.password);
  await page.getByRole('checkbox').check();
  await checkAccessibility(page);
  await page.getByRole('button', { name: say('accounts.signUp.submit') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('accounts.signUp.sentTitle') }),
  ).toBeVisible();
  const link = await mailedLink(portal, person.email);

  // Two questions here, the others in a browser without the estimate.
  await page.goto(link);
  for (const step of [1, 2]) {
    await expect(page.getByText(say('accounts.survey.step', { step, count: 5 }))).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: say('common.next') }).click();
  }
  await expect(page.getByText(say('accounts.survey.step', { step: 3, count: 5 }))).toBeVisible();
  await checkAccessibility(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await answerSurvey(other, say, 3);
  await expect(other.getByText(say('accounts.confirm.estimate'))).toBeVisible();
  await checkAccessibility(other);
  await other.getByRole('link', { name: say('accounts.confirm.toStore') }).click();
  await new SignInPage(other, say).fill(person);
  await expect(other).toHaveURL(`${portal.url}/store`);
  const there = new StorePage(other, say);
  await expect(there.row('cd')).toBeVisible();
  await expect(there.totals).toContainText('495,000');
  await context.close();
});

test('The owner of a community team upgrades it, and the store is open at once', async ({
  page,
  portal,
  say,
  makeTeam,
  signIn,
}) => {
  const { owner } = await makeTeam({ edition: 'community', licenses: 0 });
  await signIn(owner, '/store');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('buying.upgrade') })
    .click();
  await expect(page).toHaveURL(`${portal.accountsUrl}/upgrade`);
  await page.getByRole('button', { name: say('accounts.upgrade.submit') }).click();
  await expect(page.getByText(say('accounts.upgrade.done'))).toBeVisible();
  await page.getByRole('link', { name: say('accounts.upgrade.toStore') }).click();
  await expect(page).toHaveURL(`${portal.url}/store`);
  await expect(new StorePage(page, say).card('cd')).toBeVisible();
});
