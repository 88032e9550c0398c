import type { Locator, Page } from '@playwright/test';
import { taxWords } from '@portal/shared/domain';
import { readDownload } from '../fixtures/readDownload.ts';
import type { Say } from '../fixtures/say.ts';
import type { ShownCart } from './ShownCart.ts';

interface Line {
  readonly product: 'cd' | 'pd';
  readonly months: number;
  readonly quantity?: number;
}

const names = { cd: 'Circuit Designer', pd: 'PCB Designer' } as const;

/** The store and the estimate, which look the same. On phones rows are cards. */
export class StorePage {
  readonly totals;
  readonly updating;
  readonly newTable;
  readonly renewals;
  readonly quote;
  readonly proceed;
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
    this.proceed = page.getByRole('button', { name: say('store.store.proceed') });
  }

  /** The card of a product. */
  card(product: 'cd' | 'pd'): Locator {
    return this.page.getByRole('article', { name: names[product] });
  }

  /** Adds new licenses to the cart on the card of the product, on phones in its dialog. */
  async add({ product, months, quantity = 1 }: Line): Promise<void> {
    const card = this.card(product);
    const period = card.getByLabel(this.say('store.new.contractPeriod'));
    const name = this.say.beginning('store.new.add');
    await card.getByRole('button', { name }).waitFor();
    const hasFields = await period.isVisible();
    if (!hasFields) await card.getByRole('button', { name }).click();
    const form = hasFields ? card : this.page.getByRole('dialog', { name });
    await form.getByLabel(this.say('store.new.contractPeriod')).selectOption(String(months));
    await form.getByLabel(this.say('store.new.quantity'), { exact: true }).fill(String(quantity));
    await form.getByRole('button', { name }).click();
    if (!hasFields) await form.waitFor({ state: 'detached' });
  }

  /** Moves the first day of the new licenses one day ahead. */
  async startNextDay(): Promise<void> {
    const name = this.say('store.new.startDate');
    await this.page.getByRole('button', { name: new RegExp(`^${name}: `) }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.locator('[role=gridcell] :focus').press('ArrowRight');
    await dialog.locator('[role=gridcell] :focus').press('Enter');
    await dialog.waitFor({ state: 'detached' });
  }

  row(product: 'cd' | 'pd'): Locator {
    return this.newTable
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: names[product] }) });
  }

  quantity(product: 'cd' | 'pd'): Locator {
    return this.row(product).getByRole('spinbutton');
  }

  /** Expands search and bulk choice, which are collapsed on phones. */
  async showRenewalTools(): Promise<void> {
    await this.renewals
      .getByRole('button', { name: this.say.beginning('store.renewal.tools') })
      .or(this.renewals.getByRole('searchbox'))
      .first()
      .click();
  }

  /** The button beside the months of a renewal. */
  renewForYear(number: string): Locator {
    return this.renewals
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: number }) })
      .getByRole('button', { name: /^Renew|継続$/ });
  }

  renewalMonths(number: string): Locator {
    return this.renewals.getByLabel(this.say('store.renewal.monthsOf', { number }), {
      exact: true,
    });
  }

  /** Opens the explanation of the total, which phones have within the breakdown. */
  async explain(): Promise<void> {
    const parts = this.totals.getByRole('button', { name: this.say('store.totals.parts') });
    if (await parts.isVisible()) await parts.click();
    await this.totals.getByRole('button', { name: this.say('store.totals.explain') }).click();
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

  /** Opens the quotation form. @returns the dialog. */
  async openQuotation(): Promise<Locator> {
    await this.quote.click();
    const dialog = this.page.getByRole('dialog', { name: this.say('store.quotation.title') });
    await dialog.waitFor();
    return dialog;
  }

  /** Fills the open form and submits it. @returns the content of the file. */
  async createQuotation(form: Readonly<Partial<Record<FormField, string>>>): Promise<Uint8Array> {
    const dialog = this.page.getByRole('dialog', { name: this.say('store.quotation.title') });
    for (const field of formFields) {
      const text = form[field];
      if (text !== undefined) {
        await dialog.getByLabel(this.say(`store.quotation.${field}`)).fill(text);
      }
    }
    const create = dialog.getByRole('button', { name: this.say('store.quotation.create') });
    const { name, content } = await readDownload(this.page, () => create.click());
    if (name !== 'quotation.pdf') throw new Error(`The file has the unexpected name ${name}.`);
    return content;
  }

  /** The displayed cart. */
  async shownCart(): Promise<ShownCart> {
    const language = await this.page.locator('html').getAttribute('lang');
    const created = (await rowsOf(this.newTable)).map(
      ([product = '', months = '', days = '', unitPrice = '', quantity = '', amount = '']) => {
        const [first = '', last = ''] = days.match(/\d{4}-\d\d-\d\d/g) ?? [];
        return { product, renews: null, months, quantity, unitPrice, amount, first, last };
      },
    );
    const renewed = (await rowsOf(this.renewals))
      .filter(([, , , count]) => count !== '0')
      .map(([renews = '', product = '', end = '', count = '', last = '', amount = '']) => {
        const first = dayAfter(end.slice(0, 10));
        const months = inMonths(Number(count), language);
        return { product, renews, months, quantity: '1', unitPrice: amount, amount, first, last };
      });
    const discounts = await textsOf(this.discounts.getByRole('listitem'), 'span');
    const parts = await textsOf(this.totals.locator('dl > div'), 'dt, dd');
    const part = (wanted: string) => parts.find(([name]) => name === wanted)?.[1] ?? null;
    return {
      lines: [...created, ...renewed],
      // The last one is the sum.
      discounts: discounts.slice(0, -1).map(([text = '', amount = '']) => ({ text, amount })),
      subtotal: part(this.say('store.totals.subtotal')),
      tax: part(taxWords[this.say.language].shortTax),
      slips: part(this.say('store.totals.slips')),
      total: ordinary(await this.totals.locator('strong').innerText()),
    };
  }
}

const formFields = ['company', 'contactName', 'email', 'tel'] as const;
type FormField = (typeof formFields)[number];

/** Rows of a table by cell. A field yields its value. On phones labels are in the cells. */
async function rowsOf(table: Locator): Promise<readonly string[][]> {
  const rows = await table.getByRole('rowheader').evaluateAll((headers) =>
    headers.map((header) =>
      Array.from(header.parentElement?.children ?? [], (cell) => {
        const typed = cell.querySelector('input')?.value;
        return typed ?? (cell.querySelector(':scope > div') ?? cell).textContent;
      }),
    ),
  );
  return rows.map((cells) => cells.map(ordinary));
}

/** Texts of the parts of each element. */
async function textsOf(elements: Locator, parts: string): Promise<readonly string[][]> {
  const texts = await elements.evaluateAll(
    (all, selector) =>
      all.map((one) =>
        Array.from(one.querySelectorAll(`:scope > :is(${selector})`), (part) => part.textContent),
      ),
    parts,
  );
  return texts.map((each) => each.map(ordinary));
}

/** Japanese screens have a full-width yen sign. */
function ordinary(text: string): string {
  return text.replaceAll('￥', '¥').trim();
}

/** A number of months as written in the table of new licenses. */
function inMonths(count: number, language: string | null): string {
  return language === 'ja' ? `${count}か月` : `${count} month${count === 1 ? '' : 's'}`;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
