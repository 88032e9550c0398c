import {
  newLines,
  toCalendarDay,
  tokyoDay,
  type Cart,
  type CartLine,
  type PriceList,
} from '@portal/shared/domain';
import { daysInWords } from '@portal/paper/daysInWords.ts';
import type { Deps } from '../../../../platform/Deps.ts';
import { NotFoundError } from '../../../../platform/errors.ts';
import { CartError } from '../CartRefusal.ts';
import { cartTexts } from '../cartTexts.ts';
import type { Buyer, Renewal } from '../Buyer.ts';
import { quotationOf } from './quotations.queries.ts';
import { readStoredQuotation } from './storedQuotation.ts';

/**
 * The price list of the quotation behind a cart, if it is still valid and the cart has the quoted
 * lines.
 *
 * @throws NotFoundError if the team has no such quotation
 * @throws CartError `quotation_expired`, `quotation_differs`
 */
export async function quotedList(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, locale }: Buyer,
  id: string,
  quantities: Cart['quantities'],
  renewals: readonly Renewal[],
): Promise<PriceList> {
  const texts = cartTexts[locale];
  const record = viewer ? await quotationOf(db, viewer.team.id, id) : undefined;
  if (!record) throw new NotFoundError();
  if (record.valid_until < tokyoDay(clock())) {
    const quotation_id = texts.quotationExpired(
      daysInWords(locale)(toCalendarDay(record.valid_until)),
    );
    throw new CartError('quotation_expired', { quotation_id });
  }
  const quoted = readStoredQuotation(record.snapshot);
  const asked = [
    ...newLines(quantities).map(nameOf),
    ...renewals.map(({ id, endsOn, months }) => `${id} ${endsOn} ${months}`),
  ];
  const wanted = [
    ...newLines(quoted).map(nameOf),
    ...quoted.renewals.map(({ id, end_at, months }) => `${id} ${end_at} ${months}`),
  ];
  if (asked.toSorted().join() !== wanted.toSorted().join()) {
    throw new CartError('quotation_differs', { quotation_id: texts.quotationDiffers });
  }
  return quoted.list;
}

const nameOf = ({ product, months, quantity }: CartLine): string =>
  `${product} ${months} ${quantity}`;
