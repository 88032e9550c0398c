import type { Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import { expect } from '../fixtures/test.ts';
import { CheckoutPage } from './CheckoutPage.ts';
import { LicenseListPage } from './LicenseListPage.ts';
import { LicensePage } from './LicensePage.ts';
import { OrderListPage } from './OrderListPage.ts';
import { OrderPage } from './OrderPage.ts';
import type { ShownCart } from './ShownCart.ts';
import { StorePage } from './StorePage.ts';

/** A checkout through the pages of one tab. */
export function createPages(page: Page, say: Say) {
  return {
    store: new StorePage(page, say),
    checkout: new CheckoutPage(page, say),
    history: new OrderListPage(page, say),
    order: new OrderPage(page, say),
  };
}
type Pages = ReturnType<typeof createPages>;

/** Reads the confirmed cart in the store, then opens the checkout. */
export async function proceed({ store }: Pages): Promise<ShownCart> {
  await expect(store.updating).toHaveCount(0);
  const shown = await store.shownCart();
  await store.proceed.click();
  return shown;
}

/**
 * Goes from the order to the page of its first license, which names the order, and to the license
 * list, which contains all of its licenses. @returns their numbers.
 */
export async function expectLicenses({ order }: Pages, count: number): Promise<readonly string[]> {
  const links = order.licenses.getByRole('link');
  await expect(links).toHaveCount(count);
  const numbers = await links.allInnerTexts();
  const ordered = await order.facts.getByText(/^[A-Z]\d+$/).innerText();
  await links.first().click();
  const license = new LicensePage(order.page, order.say);
  await expect(license.heading(numbers[0] ?? '')).toBeVisible();
  await expect(license.orders).toContainText(ordered);
  await license.toList.click();
  const list = new LicenseListPage(order.page, order.say);
  for (const number of numbers) await expect(list.row(number)).toBeVisible();
  return numbers;
}
