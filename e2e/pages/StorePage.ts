import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

interface Line {
  readonly product: 'cd' | 'pd';
  readonly months: number;
  readonly quantity?: number;
}

const names = { cd: 'Circuit Designer', pd: 'PCB Designer' } as const;

/** The store, and the estimate, which looks the same. On phones rows are cards. */
export class StorePage {
  readonly totals;
  readonly updating;
  readonly newTable;
  readonly renewals;
  readonly quote;
  readonly discounts;
  readonly quotations;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    const region = (id: string) => page.getByRole('region', { name: say(id), exact: true });
    this.totals = page.getByRole('group', { name: say('store.totals.region'), exact: true });
    this.updating = this.totals.getByText(say('store.totals.updating'));
    this.newTable = page.getByRole('table', { name: say('store.new.table') });
    this.renewals = region('store.renewal.title');
    this.discounts = region('store.discounts.title');
    this.quotations = region('store.quotations.title');
    this.quote = page.getByRole('button', { name: say('store.quotation.open'), exact: true });
  }

  /** Puts new licenses into the cart through the dialog. */
  async add({ product, months, quantity = 1 }: Line): Promise<void> {
    const add = this.say('store.new.add');
    await this.page.getByRole('button', { name: add, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: add });
    const choose = (id: string, value: string) =>
      dialog.getByLabel(this.say(id)).selectOption(value);
    await choose('store.new.product', product);
    await choose('store.new.contractPeriod', String(months));
    await choose('store.new.quantity', String(quantity));
    await dialog.getByRole('button', { name: add }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  row(product: 'cd' | 'pd'): Locator {
    return this.newTable
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: names[product] }) });
  }

  quantity(product: 'cd' | 'pd'): Locator {
    return this.row(product).getByRole('combobox');
  }

  renewalMonths(number: string): Locator {
    return this.renewals.getByLabel(this.say('store.renewal.monthsOf', { number }), {
      exact: true,
    });
  }

  slip(id: 'invoice' | 'delivery' | 'receipt'): Locator {
    return this.page.getByRole('checkbox', { name: this.say(`store.slips.${id}`) });
  }

  /** Answers the question that the estimate asks on load. */
  async stayVisitor(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: this.say('store.estimate.question') });
    await dialog.getByRole('button', { name: this.say('store.estimate.asItIs') }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Makes a quotation for somebody. @returns the content of its file. */
  async makeQuotation(form: Readonly<Partial<Record<FormField, string>>>): Promise<Uint8Array> {
    await this.quote.click();
    const dialog = this.page.getByRole('dialog', { name: this.say('store.quotation.title') });
    for (const field of formFields) {
      const text = form[field];
      if (text !== undefined) {
        await dialog.getByLabel(this.say(`store.quotation.${field}`)).fill(text);
      }
    }
    const arriving = this.page.waitForEvent('download');
    await dialog.getByRole('button', { name: this.say('store.quotation.create') }).click();
    const download = await arriving;
    if (download.suggestedFilename() !== 'quotation.pdf') {
      throw new Error(`The file is called ${download.suggestedFilename()}.`);
    }
    return new Uint8Array(await readFile(await download.path()));
  }

  /** Every amount that the cards of the cart show, without signs and currency. */
  async shownAmounts(): Promise<readonly string[]> {
    const places = [this.totals, this.newTable, this.renewals, this.discounts];
    const texts = await Promise.all(
      places.map(async (place) => ((await place.count()) > 0 ? place.innerText() : '')),
    );
    return amountsIn(texts.join('\n'));
  }
}

const formFields = ['company', 'contactName', 'email', 'tel'] as const;
type FormField = (typeof formFields)[number];

/** `¥1,234` and `$12.50` as `1,234` and `12.50`. */
function amountsIn(text: string): readonly string[] {
  return [...text.matchAll(/[¥￥$]([\d,]+(?:\.\d\d)?)/gu)].map(([, amount = '']) => amount);
}
