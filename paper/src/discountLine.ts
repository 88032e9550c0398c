import type { Locale, PriceDiscount } from '@portal/shared/domain';

/**
 * Describes a discount with the limits of its tier: `Volume discount 5% (Circuit Designer, 6 sets),
 * tier 5 to 10 sets`. The text of a duration discount includes its limits (`year 2`, `year 5
 * onward`).
 */
export function discountLine(
  { rule, from, to, text }: Pick<PriceDiscount, 'rule' | 'from' | 'to' | 'text'>,
  locale: Locale,
): string {
  if (rule !== 'volume') return text[locale];
  if (locale === 'ja') {
    return `${text.ja}${to === null ? `${from}セット以上` : `${from}～${to}セット`}適用`;
  }
  return `${text.en}, tier ${to === null ? `from ${from} sets` : `${from} to ${to} sets`}`;
}
