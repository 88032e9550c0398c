import { addressee } from '../fixtures/addressee.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { CartPaper } from '../pages/CartPaper.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { StorePage } from '../pages/StorePage.ts';

test('A visitor estimates in both currencies, and buys with the same cart', async ({
  page,
  portal,
  language,
  say,
  makeTeam,
}) => {
  await page.goto(`${portal.url}/estimate`);
  const store = new StorePage(page, say);
  const question = page.getByRole('dialog', { name: say('store.estimate.question') });
  await expect(question).toBeVisible();
  await checkAccessibility(page);
  // The goods beside the question can be used, which answers it.
  await store.add({ product: 'pd', months: 3, quantity: 2 });
  await expect(question).toHaveCount(0);
  await expect(store.totals).toContainText('132,000');
  await page.getByLabel(say('store.estimate.country')).selectOption('US');
  await expect(store.totals).toContainText('$960.00');
  await expect(store.updating).toHaveCount(0);
  await checkAccessibility(page);
  const shown = await store.shownCart();
  expect(shown).toMatchObject({ total: '$960.00', tax: null });
  const form = { ...addressee, contactName: 'Sam Field', email: 'sam@field.example' };
  await store.openQuotation();
  const paper = new CartPaper(await store.createQuotation(form), language);
  paper.expectSame(shown);
  await expect(page.getByText(say('store.browserQuotations.title'))).toBeVisible();
  for (const text of ['Sam Field', addressee.company]) expect(paper.text).toContain(text);

  const { owner } = await makeTeam({ licenses: 0, country: 'US' });
  await page.getByRole('button', { name: say('store.estimate.buy'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('store.estimate.buy') });
  await expect(dialog.getByRole('link', { name: say('store.estimate.register') })).toHaveAttribute(
    'href',
    // No start date was chosen.
    `${portal.accountsUrl}/sign_up/?estimate=1&line=pd-3-2`,
  );
  await dialog.getByRole('link', { name: say('store.estimate.signIn') }).click();
  await new SignInPage(page, say).fill(owner);
  await expect(page).toHaveURL(`${portal.url}/store`);
  await expect(page.getByText(say('store.shop.fromEstimate'))).toBeVisible();
  await expect(store.row('pd')).toBeVisible();
  await expect(store.totals).toContainText('$960.00');
  // The visitor's quotation is assigned to the team and ordered at its price.
  await page
    .getByRole('button', { name: /Q\d{11}/ })
    .last()
    .click();
  await expect(page.getByText(say('store.shop.quoted'))).toBeVisible();
  await expect(page.getByText(say('store.browserQuotations.title'))).toHaveCount(0);
  await expect(store.totals).toContainText('$960.00');
});
