import { expect } from '@playwright/test';
import { taxWords } from '@portal/shared/domain';
import { readPdf } from '../fixtures/readPdf.ts';
import type { ShownCart, ShownLine } from './ShownCart.ts';

/** Price and tax of a paper slip, in yen. */
const slip = { price: 1_000, tax: 100 };

const words = {
  en: {
    newLicense: (product: string) => `${product} – new license`,
    renewal: (product: string, number: string) => `${product} – renewal of ${number}`,
    anyItem: / – (?:new license|renewal of) /g,
    period: (first: string, last: string) => `${first} – ${last}`,
    subtotal: 'Subtotal',
    slips: (count: number) => `Paper-slip fee (${count}, tax included)`,
    taxBase: 'Taxable at 10%',
  },
  ja: {
    newLicense: (product: string) => `${product} 新規ライセンス`,
    renewal: (product: string, number: string) => `${product} 継続 ${number}`,
    anyItem: / (?:新規ライセンス|継続) /g,
    period: (first: string, last: string) => `${first}～${last}`,
    subtotal: '小計',
    slips: (count: number) => `紙伝票発行手数料（${count}枚・税込）`,
    taxBase: '10%対象（税抜）',
  },
} as const;

/** Limits of a discount tier, shown in the screen's explanation. */
const tier = /, tier (?:from \d+|\d+ to \d+) sets|(?:\d+～\d+セット|\d+セット以上)適用/g;

/** A quotation, invoice, delivery note or receipt, as extracted text. */
export class CartPaper {
  readonly text: string;

  constructor(
    file: Uint8Array,
    readonly language: 'en' | 'ja',
  ) {
    // Screens have one form of the yen sign; only papers state the discount tier.
    this.text = readPdf(file).replaceAll('￥', '¥').replaceAll(tier, '');
  }

  /** Each line of the screen is on the paper, which has no other item. */
  expectSame(cart: ShownCart): void {
    const { anyItem } = words[this.language];
    for (const line of [...this.#items(cart), ...this.#sums(cart)]) {
      expect(this.text).toContain(line);
    }
    expect(this.text.match(anyItem)).toHaveLength(cart.lines.length);
  }

  #items({ lines }: ShownCart): readonly string[] {
    const { newLicense, renewal, period } = words[this.language];
    const item = ({ product, renews }: ShownLine) =>
      renews === null ? newLicense(product) : renewal(product, renews);
    return lines.flatMap((line, index) => [
      [index + 1, item(line), line.months, line.quantity, line.unitPrice, line.amount].join(' '),
      period(this.#day(line.first), this.#day(line.last)),
    ]);
  }

  #sums({ discounts, subtotal, tax, slips, total }: ShownCart): readonly string[] {
    const own = words[this.language];
    const { tax: taxName, taxAt, total: totalName } = taxWords[this.language];
    const reductions = discounts.map(({ text, amount }) => `${text} ${amount}`);
    if (subtotal === null || tax === null) return [...reductions, `${totalName(false)} ${total}`];
    const slipCount = slips === null ? 0 : yenIn(slips) / (slip.price + slip.tax);
    const allTax = yenIn(tax) + slipCount * slip.tax;
    return [
      `${own.subtotal} ${subtotal}`,
      ...reductions,
      `${taxAt(10)} ${tax}`,
      ...(slips === null ? [] : [`${own.slips(slipCount)} ${slips}`]),
      `${totalName(true)} ${total}`,
      `${own.taxBase} ${inYen(yenIn(total) - allTax)}`,
      `${taxName} ${inYen(allTax)}`,
    ];
  }

  #day(day: string): string {
    const format = new Intl.DateTimeFormat(this.language, { dateStyle: 'long', timeZone: 'UTC' });
    return format.format(new Date(day));
  }
}

function yenIn(amount: string): number {
  return Number(amount.replaceAll(/[¥,]/g, ''));
}

function inYen(amount: number): string {
  return `¥${amount.toLocaleString('en-US')}`;
}
