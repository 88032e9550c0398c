import type { Locale } from '../../../basics/Locale.ts';
import { productNames } from '../../products/Product.ts';
import type { PricedDiscount } from './PriceBreakdown.ts';
import type { DiscountRule } from './PriceList.ts';

type Discount = Pick<PricedDiscount, 'rule' | 'product' | 'count' | 'from' | 'to' | 'rateBp'>;

const names: Readonly<Record<DiscountRule, Readonly<Record<Locale, string>>>> = {
  duration: { en: 'Duration discount', ja: '継続割引' },
  volume: { en: 'Volume discount', ja: '数量割引' },
};

/** The name of a discount: `Volume discount`. */
export function discountName({ rule }: Pick<Discount, 'rule'>, locale: Locale): string {
  return names[rule][locale];
}

/** The text of a discount in one line: `Volume discount 5% (Circuit Designer, 6 sets)`. */
export function discountText(discount: Discount, locale: Locale): string {
  const name = `${discountName(discount, locale)} ${discount.rateBp / 100}%`;
  const facts = [productNames[discount.product], ...factsOf[discount.rule][locale](discount)];
  return locale === 'ja' ? `${name}（${facts.join('・')}）` : `${name} (${facts.join(', ')})`;
}

const factsOf: Readonly<
  Record<DiscountRule, Readonly<Record<Locale, (discount: Discount) => readonly string[]>>>
> = {
  duration: {
    en: ({ count, from, to }) => [
      `year ${from}${to === null ? ' onward' : ''}`,
      `${count} ${count === 1 ? 'license' : 'licenses'}`,
    ],
    ja: ({ count, from, to }) => [`${from}年目${to === null ? '以降' : ''}`, `${count}ライセンス`],
  },
  volume: {
    en: ({ count }) => [`${count} sets`],
    ja: ({ count }) => [`${count}セット`],
  },
};
