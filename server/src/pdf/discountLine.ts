import type { Locale } from '@portal/shared/domain';
import type { Explanation } from '@portal/shared/contracts';

type Discount = Explanation['discounts'][number];

/**
 * A discount as papers name it, with the limits of the tier that it comes from:
 * `Volume discount 5% (Circuit Designer, 6 sets), tier 5 to 10 sets`. The limits of a duration
 * discount are part of its text (`year 2`, `year 5 onward`).
 */
export function discountLine(
  { rule, from, to, text_en, text_ja }: Discount,
  locale: Locale,
): string {
  if (rule !== 'volume') return locale === 'ja' ? text_ja : text_en;
  if (locale === 'ja') {
    return `${text_ja}${to === null ? `${from}セット以上` : `${from}～${to}セット`}の区分`;
  }
  return `${text_en}, tier ${to === null ? `from ${from} sets` : `${from} to ${to} sets`}`;
}
