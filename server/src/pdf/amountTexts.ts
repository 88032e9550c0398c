import type { Locale } from '@portal/shared/domain';

interface AmountTexts {
  /** How discounts and tax are rounded. */
  readonly rounding: (isTaxed: boolean) => string;
  /** Why the tax by rate is more than the tax above the total: slips include theirs. */
  readonly slipsTax: (amount: string) => string;
}

/** Remarks about amounts, the same on quotations and on documents of orders. */
export const amountTexts: Readonly<Record<Locale, AmountTexts>> = {
  en: {
    rounding: (isTaxed) =>
      isTaxed
        ? 'Discounts and consumption tax: fractions of a yen are rounded down.'
        : 'Discounts: fractions of a cent are rounded down.',
    slipsTax: (amount) =>
      `The consumption tax by rate includes ${amount} that are part of the paper-slip fee.`,
  },
  ja: {
    rounding: (isTaxed) =>
      isTaxed ? '割引額および消費税額は1円未満切捨てです。' : '割引額は1セント未満切捨てです。',
    slipsTax: (amount) =>
      `税率別内訳の消費税には、紙伝票発行手数料に含まれる消費税${amount}を含みます。`,
  },
};
