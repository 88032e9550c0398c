import { productNames } from '../licenses/License.ts';
import type { PricedDiscount } from './PricedCart.ts';

type Discount = Pick<PricedDiscount, 'rule' | 'product' | 'count' | 'from' | 'to' | 'rateBp'>;
type Locale = 'en' | 'ja';

const names: Readonly<Record<PricedDiscount['rule'], Readonly<Record<Locale, string>>>> = {
  duration: { en: 'Duration discount', ja: '継続割引' },
  volume: { en: 'Volume discount', ja: '数量割引' },
};

/** Name of the rule: `Volume discount`. */
export function discountName({ rule }: Pick<Discount, 'rule'>, locale: Locale): string {
  return names[rule][locale];
}

/** One line that says which discount it is: `Volume discount · Circuit Designer · 6 sets · 5%`. */
export function discountText(discount: Discount, locale: Locale): string {
  const parts = [discountName(discount, locale), productNames[discount.product]];
  const percent = `${discount.rateBp / 100}%`;
  return [...parts, ...facts[locale](discount), percent].join(' · ');
}

const facts: Readonly<Record<Locale, (discount: Discount) => readonly string[]>> = {
  en: ({ rule, count, from, to }) =>
    rule === 'volume'
      ? [`${count} sets`]
      : [
          `year ${from}${to === null ? ' onward' : ''}`,
          `${count} ${count === 1 ? 'license' : 'licenses'}`,
        ],
  ja: ({ rule, count, from, to }) =>
    rule === 'volume'
      ? [`${count}セット`]
      : [`${from}年目${to === null ? '以降' : ''}`, `${count}ライセンス`],
};
