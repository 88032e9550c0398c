import type { Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** Pays an order that awaits a transfer by card: the dialog and its outcome. */
export class CardPayment {
  readonly open;
  readonly dialog;
  readonly refused;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.open = page.getByRole('button', { name: say('orders.pay.open'), exact: true });
    this.dialog = page.getByRole('dialog');
    this.refused = this.dialog.getByRole('alert');
  }

  /** @param end Last digits of the card's number. @param total As shown. */
  async pay(end: string, total: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: new RegExp(`${end}\\b`) }).check();
    const name = this.say('orders.pay.execute', { total });
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
