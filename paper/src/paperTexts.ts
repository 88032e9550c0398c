import { taxWords, type Locale } from '@portal/shared/domain';
import type { BusinessPaper } from './BusinessPaper.ts';

/** Texts of all papers with amounts: quotations and order documents. */
export interface PaperTexts {
  /** Company with its form of address. */
  readonly addressee: (company: string) => string;
  readonly contact: (name: string) => string;
  readonly columns: BusinessPaper['columns'];
  readonly months: (count: number) => string;
  readonly days: (count: number) => string;
  readonly subtotal: string;
  readonly tax: (percent: number) => string;
  readonly slips: (count: number) => string;
  readonly total: (isTaxed: boolean, label?: string) => string;
  readonly taxTitle: string;
  readonly taxBase: (percent: number) => string;
  readonly taxAmount: string;
  readonly remarks: string;
  /** What the amounts of the items are, on an order's documents and on quotations. */
  readonly withoutTax: Readonly<Record<'order' | 'quotation', string>>;
  readonly noTax: string;
  /** How discounts and tax are rounded. */
  readonly rounding: (isTaxed: boolean) => string;
  /** Explains why the tax by rate exceeds the tax above the total: payment slips include tax. */
  readonly slipsTax: (amount: string) => string;
}

/** Texts of all papers with amounts, by language. */
export const paperTexts: Readonly<Record<Locale, PaperTexts>> = {
  en: {
    addressee: (company) => company,
    contact: (name) => `Attn: ${name}`,
    columns: ['No.', 'Item', 'Period', 'Quantity', 'Unit price', 'Amount'],
    months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
    days: (count) => `${count} days`,
    subtotal: 'Subtotal',
    tax: taxWords.en.taxAt,
    slips: (count) => `Paper-slip fee (${count}, tax included)`,
    total: taxWords.en.total,
    taxTitle: 'Tax breakdown',
    taxBase: (percent) => `Taxable at ${percent}%`,
    taxAmount: taxWords.en.tax,
    remarks: 'Remarks',
    withoutTax: {
      order: 'Unit prices and item amounts exclude consumption tax.',
      quotation: 'Unit prices and amounts exclude consumption tax.',
    },
    noTax: 'All amounts are in US dollars. No Japanese consumption tax is charged.',
    rounding: (isTaxed) =>
      isTaxed
        ? 'Discounts and consumption tax: fractions of a yen are rounded down.'
        : 'Discounts: fractions of a cent are rounded down.',
    slipsTax: (amount) => `The tax breakdown includes ${amount} of tax in the paper-slip fee.`,
  },
  ja: {
    addressee: (company) => `${company} 御中`,
    contact: (name) => `${name} 様`,
    columns: ['No.', '品名', '契約期間', '数量', '単価', '金額'],
    months: (count) => `${count}か月`,
    days: (count) => `${count}日間`,
    subtotal: '小計',
    tax: taxWords.ja.taxAt,
    slips: (count) => `紙伝票発行手数料（${count}枚・税込）`,
    total: taxWords.ja.total,
    taxTitle: '税率別内訳',
    taxBase: (percent) => `${percent}%対象（税抜）`,
    taxAmount: taxWords.ja.tax,
    remarks: '備考',
    withoutTax: {
      order: '明細の単価および金額は消費税抜きの価格です。',
      quotation: '単価および金額は消費税抜きの価格です。',
    },
    noTax: '金額はすべて米ドル建てです。日本の消費税はかかりません。',
    rounding: (isTaxed) =>
      isTaxed ? '割引額および消費税額は1円未満切捨てです。' : '割引額は1セント未満切捨てです。',
    slipsTax: (amount) =>
      `税率別内訳の消費税には、紙伝票発行手数料に含まれる消費税${amount}を含みます。`,
  },
};
