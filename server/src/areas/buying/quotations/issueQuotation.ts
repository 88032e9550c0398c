import { randomBytes } from 'node:crypto';
import { cartOf, type QuotationAnswer } from '@portal/shared/contracts';
import {
  addDays,
  breakdownOf,
  inTokyo,
  renewedEndsOn,
  taxBreakdown,
  tokyoDay,
} from '@portal/shared/domain';
import { newId } from '../../../platform/db/newId.ts';
import { takeNumbers } from '../../../platform/db/takeNumbers.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { CartError } from '../cart-pricing/CartRefusal.ts';
import { cartTexts } from '../cart-pricing/cartTexts.ts';
import type { Buyer } from '../cart-pricing/Buyer.ts';
import { priceRequest, type PricedRequest } from '../cart-pricing/priceRequest.ts';
import { NoVendorError } from '../seller/NoVendorError.ts';
import { hashOfToken, insertQuotation } from '../cart-pricing/quoted/quotations.queries.ts';
import { storedQuotation, type QuotationSnapshot } from '../cart-pricing/quoted/storedQuotation.ts';
import { readQuotation } from './readQuotation.ts';

/** Days that a quotation is valid; the day it is made does not count. */
const validDays = 30;

/**
 * Makes a quotation at today's prices for the buyer's team or, for a visitor, without a team.
 *
 * @throws CartError, NotFoundError as pricing does; NoVendorError
 */
export async function issueQuotation(
  deps: Pick<Deps, 'db' | 'clock' | 'prices' | 'keys' | 'config'>,
  buyer: Buyer,
  body: unknown,
): Promise<QuotationAnswer> {
  const { vendor } = deps.config;
  if (!vendor) throw new NoVendorError();
  const { form, ...request } = await readQuotation(body, buyer.locale);
  const found = await priceRequest(deps, buyer, cartOf(request), request.country_code);
  if (found.priced.lines.length === 0) {
    const { empty } = cartTexts[buyer.locale];
    throw new CartError('invalid', { cd: empty });
  }
  const now = deps.clock();
  const today = tokyoDay(now);
  const id = newId(now);
  const token = randomBytes(32).toString('base64url');
  const valid_until = addDays(today, validDays);
  const { viewer, locale } = buyer;
  const month = inTokyo(now).toFormat('yyyyMM');
  return deps.db.transaction().execute(async (trx) => {
    const n = await takeNumbers(trx, `quotation-${month}`, 1);
    const number = `Q${month}${String(n).padStart(5, '0')}`;
    const facts = { number, locale, issued_on: today, valid_until, vendor, form };
    await insertQuotation(trx, {
      id,
      team_id: viewer?.team.id ?? null,
      user_id: viewer?.user.id ?? null,
      number,
      token_hash: hashOfToken(token),
      token: deps.keys.seal(token),
      locale,
      currency: found.priced.currency,
      total: found.priced.total,
      valid_until,
      snapshot: storedQuotation(snapshotOf(buyer, found, facts)),
      document_sha256: null,
      created_at: now,
    });
    return { id, hash: token, number, valid_until };
  });
}

type Facts = 'number' | 'locale' | 'issued_on' | 'valid_until' | 'vendor' | 'form';

function snapshotOf(
  { viewer }: Buyer,
  { cart, country, startsOn, renewals, list, priced }: PricedRequest,
  facts: Pick<QuotationSnapshot, Facts>,
): QuotationSnapshot {
  const breakdown = breakdownOf(priced);
  return {
    ...facts,
    country,
    is_agent: viewer?.team.agent ?? false,
    start_at: startsOn,
    ...cart.quantities,
    renewals: renewals.map(({ id, number, months, endsOn }) => ({
      id,
      number,
      months,
      end_at: endsOn,
      new_end_at: renewedEndsOn(endsOn, months),
    })),
    slips: cart.slips,
    list: { ...list, volume: [...list.volume], duration: [...list.duration] },
    breakdown,
    taxes: [...taxBreakdown(breakdown)],
  };
}
