import { expect, type Locator, type Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import { expectSameAmounts } from './expectSameAmounts.ts';
import type { ShownCart } from './ShownCart.ts';

export type PaymentWay = 'bankPrepay' | 'bankPostpay' | 'card';

/** The three checkout steps. */
export class CheckoutPage {
  readonly next;
  readonly place;
  readonly items;
  readonly amounts;
  readonly bank;
  readonly completed;
  readonly notice;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    const button = (id: string) => page.getByRole('button', { name: say(id), exact: true });
    const region = (id: string) => page.getByRole('region', { name: say(id), exact: true });
    this.next = button('orders.checkout.next');
    this.place = page.getByRole('button', { name: say('orders.checkout.place') });
    this.items = region('orders.items.items');
    this.amounts = region('orders.checkout.amounts');
    this.bank = region('orders.checkout.bank');
    this.completed = page.getByText(say('orders.outcome.completed'), { exact: true });
    this.notice = page.getByRole('dialog', { name: say('orders.outcome.renewalTitle') });
  }

  way(way: PaymentWay): Locator {
    return this.page.getByRole('radio', { name: this.say(`orders.way.${way}`) });
  }

  /** @param end Last digits of its number. */
  card(end: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`${end}\\b`) });
  }

  /** The step marked as current. */
  get step(): Locator {
    const steps = this.page.getByRole('list', { name: this.say('orders.steps.steps') });
    return steps.locator('[aria-current=step]');
  }

  /** Goes from the first to the second step. */
  async confirm(way: PaymentWay, cardEnd = ''): Promise<void> {
    await this.way(way).check();
    if (way === 'card') await this.card(cardEnd).check();
    await this.next.click();
    await expect(this.step).toContainText(this.say('orders.steps.confirm'));
  }

  /** Expects the second step to match the store. */
  async expectSame(cart: ShownCart): Promise<void> {
    const rows = this.items.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
    await expect(rows).toHaveCount(cart.lines.length);
    for (const { product, renews, amount } of cart.lines) {
      const name = [product, renews ?? ''];
      const row = name.reduce((left, hasText) => left.filter({ hasText }), rows);
      await expect(row.filter({ hasText: amount.slice(1) })).not.toHaveCount(0);
    }
    await expectSameAmounts(this.amounts, this.say, cart);
    await expect(this.place).toContainText(cart.total.slice(1));
  }

  /** Closes the notice shown in Japan after an order, which leads to the history. */
  async closeNotice(): Promise<void> {
    const name = this.say('orders.outcome.renewalClose');
    await this.notice.getByRole('button', { name }).click();
  }
}
