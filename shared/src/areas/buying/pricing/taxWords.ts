import type { Locale } from '../../../basics/Locale.ts';

interface TaxWords {
  readonly tax: string;
  readonly taxAt: (percent: number) => string;
  /** The tax on screens, where the amounts around it say which tax it is. */
  readonly shortTax: string;
  readonly shortTaxAt: (percent: number) => string;
  /** The label of an amount, by default of the total, which says whether tax is in it. */
  readonly total: (isTaxed: boolean, label?: string) => string;
}

/** How screens, mails and papers speak of the tax on what is bought. */
export const taxWords: Readonly<Record<Locale, TaxWords>> = {
  en: {
    tax: 'Consumption tax',
    taxAt: (percent) => `Consumption tax (${percent}%)`,
    shortTax: 'Tax',
    shortTaxAt: (percent) => `Tax (${percent}%)`,
    total: (isTaxed, label = 'Total') => (isTaxed ? `${label} (tax included)` : label),
  },
  ja: {
    tax: '消費税',
    taxAt: (percent) => `消費税（${percent}%）`,
    shortTax: '消費税',
    shortTaxAt: (percent) => `消費税（${percent}%）`,
    total: (isTaxed, label = '合計') => (isTaxed ? `${label}（税込）` : label),
  },
};
