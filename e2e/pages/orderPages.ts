import type { Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage } from './CheckoutPage.ts';
import { LicenseListPage } from './LicenseListPage.ts';
import { OrderListPage } from './OrderListPage.ts';
import { OrderPage } from './OrderPage.ts';
import type { ShownCart } from './ShownCart.ts';
import { StorePage } from './StorePage.ts';

/** Everything of a way through the checkout that is done with the pages of one tab. */
export function pagesOf(page: Page, say: Say) {
  return {
    store: new StorePage(page, say),
    checkout: new CheckoutPage(page, say),
    history: new OrderListPage(page, say),
    order: new OrderPage(page, say),
  };
}
type Pages = ReturnType<typeof pagesOf>;

/** What the store says of the cart, once it is sure; then on to the checkout. */
export async function proceed({ store }: Pages): Promise<ShownCart> {
  await expect(store.updating).toHaveCount(0);
  const shown = await store.shownCart();
  await store.proceed.click();
  return shown;
}

/** From the order to a license and to the list: each is there. @returns their numbers. */
export async function expectLicenses({ order }: Pages, count: number): Promise<readonly string[]> {
  const links = order.licenses.getByRole('link');
  await expect(links).toHaveCount(count);
  const numbers = await links.allInnerTexts();
  const { page, say } = order;
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numbers[0] ?? '');
  await page
    .getByRole('navigation', { name: say('licenses.page.breadcrumbs') })
    .getByRole('link')
    .click();
  const list = new LicenseListPage(page, say);
  for (const number of numbers) await expect(list.row(number)).toBeVisible();
  return numbers;
}
