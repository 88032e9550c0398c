import { currencyOf, toCalendarDay, tokyoDay, type Locale } from '@portal/shared/domain';
import { daysInWords } from '@portal/paper/daysInWords.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { cartTexts } from '../cart-pricing/cartTexts.ts';
import { giveToTeam, quotationByToken } from '../cart-pricing/quoted/quotations.queries.ts';

interface Claim {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** The secret token in the quotation's address. */
  readonly hash: string;
}

/**
 * Assigns a visitor's quotation to the team of the person who has its address. From then on it is
 * an ordinary quotation of the team; number, prices and document stay.
 *
 * @throws NotFoundError if it does not exist or belongs to another team
 * @throws CartError `quotation_expired`, `quotation_currency`
 */
export async function claimQuotation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer: { team, user }, locale, hash }: Claim,
): Promise<{ readonly id: string; readonly number: string }> {
  const texts = cartTexts[locale];
  const record = await quotationByToken(db, hash);
  if (!record) throw new NotFoundError();
  const { id, number, team_id: owner, valid_until, currency } = record;
  if (owner === team.id) return { id, number };
  if (owner !== null) throw new NotFoundError();
  if (valid_until < tokyoDay(clock())) {
    throw new CartError('quotation_expired', {
      hash: texts.quotationExpired(daysInWords(locale)(toCalendarDay(valid_until))),
    });
  }
  if (currency !== currencyOf(user.country_code)) {
    throw new CartError('quotation_currency', { hash: texts.quotationCurrency });
  }
  // Another team was faster.
  if (!(await giveToTeam(db, id, { team_id: team.id, user_id: user.id })))
    throw new NotFoundError();
  return { id, number };
}
