import type { Page } from '@playwright/test';
import { addCard } from '../fixtures/addCard.ts';
import { checkAccessibility } from '../fixtures/checkAccessibility.ts';
import { portalCommand } from '../fixtures/portalCommand.ts';
import { expect, test } from '../fixtures/test.ts';
import { CartPaper } from '../pages/CartPaper.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import { expectLicenses, createPages, proceed } from '../pages/orderPages.ts';

test('A card is declined, another is not authenticated and then is: one order is paid', async ({
  page,
  context,
  portal,
  language,
  say,
  makeTeam,
  signIn,
}) => {
  // Three payments and their papers.
  test.slow();
  const { owner } = await makeTeam({ licenses: 0 });
  await addCard(portal, owner, 'declined');
  await addCard(portal, owner, 'challenge');
  const pages = createPages(page, say);
  const { store, checkout, history, order } = pages;
  const authentication = {
    en: { title: 'Sandbox card authentication', yes: 'Authenticate', no: 'Refuse' },
    ja: { title: 'テスト用カード認証', yes: '承認する', no: '承認しない' },
  }[language];
  const answer = async (words: 'yes' | 'no') => {
    await page.getByRole('button', { name: authentication[words], exact: true }).click();
    await page.waitForURL(`${portal.url}/3dsec_finished?**`);
  };
  await signIn(owner, '/store');
  await store.add({ product: 'cd', months: 1 });
  const shown = await proceed(pages);

  await checkout.confirm('card', '0002');
  await checkout.place.click();
  const declined = page.getByRole('alert').filter({ hasText: say('orders.checkout.notOrdered') });
  await expect(declined).toBeVisible();
  await checkAccessibility(page);
  await declined.getByRole('link', { name: say('orders.checkout.otherWay') }).click();

  await checkout.confirm('card', '3220');
  await checkout.place.click();
  await expect(page.getByText(say('orders.cards.secureLead'))).toBeVisible();
  await page.waitForURL(`${portal.gatewayUrl}/**`);
  await expect(page.getByRole('heading', { name: authentication.title })).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await answer('no');
  const failed = page.getByText(say('orders.outcome.failedNext'));
  await expect(failed).toBeVisible();
  await checkAccessibility(page);
  // The bank's page of the first attempt returns here again.
  await page.goBack();
  await page.waitForURL(`${portal.url}/3dsec_finished?**`);
  await expect(failed).toBeVisible();
  await page.getByRole('link', { name: say('orders.outcome.another') }).click();

  await checkout.confirm('card', '3220');
  await checkout.expectSame(shown);
  await checkout.place.click();
  await page.waitForURL(`${portal.gatewayUrl}/**`);
  // The order history removes renewals from the cart, which is still the ordered one.
  const otherTab = await context.newPage();
  await otherTab.goto(`${portal.url}/orders`);
  await expect.poll(() => stored(otherTab, 'licenses')).toBeNull();
  await otherTab.close();
  await answer('yes');
  await expect(checkout.completed).toBeVisible();
  await expect.poll(() => stored(page, 'cd')).toBeNull();
  await checkout.closeNotice();
  await expect(history.rows).toHaveCount(3);
  await expect(history.rows.filter({ hasText: say('orders.status.failed') })).toHaveCount(2);
  await history.rows
    .filter({ hasText: say('orders.status.paid') })
    .getByRole('link')
    .click();
  const number = await order.facts.getByText(/^C\d+$/).innerText();
  new CartPaper((await order.save('receipt')).content, language).expectSame(shown);
  const ofOrder = page.url();
  const [license = ''] = await expectLicenses(pages, 1);

  await portalCommand(portal, 'orders', 'refund', number, '--note', 'ordered by mistake');
  await page.goto(ofOrder);
  const credit = new CartPaper((await order.save('credit')).content, language);
  credit.expectSame(shown);
  await page.goto(`${portal.url}/license`);
  await expect(new LicenseListPage(page, say).heading).toBeVisible();
  await expect(page.getByText(license)).toHaveCount(0);
});

/** An item of the stored cart. */
const stored = (page: Page, item: 'cd' | 'licenses') =>
  page.evaluate((name) => localStorage.getItem(name), item);
