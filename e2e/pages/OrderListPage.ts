import type { Locator, Page } from '@playwright/test';
import { readDownload, type ReadDownload } from '../fixtures/readDownload.ts';
import type { Say } from '../fixtures/say.ts';
import { unfoldFilters } from './unfoldFilters.ts';

/** The order history. On phones its rows are cards with the same roles and labels. */
export class OrderListPage {
  readonly heading;
  readonly table;
  readonly rows;
  readonly search;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: say('orders.list.title') });
    this.table = page.getByRole('table', { name: say('orders.list.title') });
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    this.search = page.getByRole('searchbox', { name: say('orders.list.search') });
  }

  row(number: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: number, exact: true }) });
  }

  /** The number of the only order. */
  async onlyNumber(): Promise<string> {
    return this.rows.getByRole('link').innerText();
  }

  /** All documents of this month in one file. */
  async exportThisMonth(): Promise<ReadDownload> {
    const { page, say } = this;
    await unfoldFilters(page, say);
    await page.getByLabel(say('orders.list.period')).selectOption('this_month');
    await page.getByRole('button', { name: say('orders.list.export') }).click();
    const dialog = page.getByRole('dialog', { name: say('orders.list.exportTitle') });
    const button = dialog.getByRole('button', { name: say('orders.list.exportDownload') });
    return readDownload(page, () => button.click());
  }

  /** Cancels an order by its menu and the confirmation. */
  async cancel(number: string): Promise<void> {
    const { page, say } = this;
    await this.row(number)
      .getByRole('button', { name: say('orders.list.actionsOf', { number }) })
      .click();
    await page.getByRole('menuitem', { name: say('orders.list.cancel') }).click();
    const dialog = page.getByRole('alertdialog', { name: say('orders.cancel.title') });
    await dialog.getByRole('button', { name: say('orders.cancel.execute') }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}
