import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  compareCodePoints,
  countSlips,
  newLines,
  priceCart,
  renewalLine,
  tokyoDay,
  type CalendarDay,
  type Cart,
  type PricedCart,
  type PriceList,
} from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import { batchRows } from '../../../platform/answers/long/Pace.ts';
import { toTerms } from '../../licensing/licenses/licenses.presenter.ts';
import { licenseTerms } from '../../licensing/licenses/licenses.queries.ts';
import { quotedList } from './quoted/quotedList.ts';
import { priceListFor } from '../prices/PriceBook.ts';
import { CartError } from './CartRefusal.ts';
import type { Buyer, Renewal } from './Buyer.ts';
import { cartTexts } from './cartTexts.ts';
import { requireStart } from './readCart.ts';

/** A priced cart with all data behind the price. */
export interface PricedRequest {
  readonly cart: Cart;
  /** ISO 3166-1 alpha-2 code: the team's country, or the one a visitor sent. */
  readonly country: string;
  readonly startsOn: CalendarDay;
  readonly renewals: readonly Renewal[];
  readonly list: PriceList;
  readonly priced: PricedCart;
}

/**
 * Prices a cart at today's prices, or at those of the quotation it refers to. All amounts of a cart
 * come from here; amounts from the browser are ignored.
 *
 * @param visitorCountry ISO 3166-1 alpha-2; counts without a viewer only
 * @throws CartError; NotFoundError for licenses that the team does not have
 */
export async function priceRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'prices'>,
  { viewer, locale }: Buyer,
  cart: Cart,
  visitorCountry = 'JP',
): Promise<PricedRequest> {
  const now = deps.clock();
  const today = tokyoDay(now);
  const startsOn = cart.startsOn === null ? today : requireStart(cart.startsOn, now, locale);
  const country = viewer?.user.country_code ?? visitorCountry;
  const renewals = await findRenewals(deps, { viewer, locale }, cart.renewals);
  const current = priceListFor(await deps.prices.on(today), country);
  const quoted =
    cart.quotationId === null
      ? undefined
      : await quotedList(deps, { viewer, locale }, cart.quotationId, cart.quantities, renewals);
  // A quotation keeps its prices, but the tax rate is that of the day.
  const list = quoted ? { ...quoted, taxBp: current.taxBp } : current;
  const lines = [...newLines(cart.quantities), ...renewals.map(renewalLine)];
  const priced = priceCart({ lines, paperSlips: countSlips(cart) }, list);
  return { cart, country, startsOn, renewals, list, priced };
}

async function findRenewals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, locale }: Buyer,
  asked: Cart['renewals'],
): Promise<readonly Renewal[]> {
  if (asked.length === 0) return [];
  if (!viewer) throw new CartError('signed_out', { licenses: cartTexts[locale].signedOut });
  const months = new Map(asked.map((renewal) => [renewal.licenseId, renewal.months]));
  const today = tokyoDay(clock());
  const ids = [...months.keys()];
  const licenses: ReturnType<typeof toTerms>[] = [];
  // In batches: thousands of rows at once would block other requests.
  for (let at = 0; at < ids.length; at += batchRows) {
    if (at > 0) await nextTurn();
    const records = await licenseTerms(db, viewer.team.id, ids.slice(at, at + batchRows));
    licenses.push(...records.map((record) => toTerms(record, today)));
  }
  if (licenses.length !== months.size) throw new NotFoundError();
  licenses.sort((one, other) => compareCodePoints(one.number, other.number));
  const refused = licenses.filter(({ renewable }) => !renewable).map(({ number }) => number);
  if (refused.length > 0) {
    const licensesText = cartTexts[locale].notRenewable(refused);
    throw new CartError('not_renewable', { licenses: licensesText });
  }
  return licenses.map((license) => ({ ...license, months: months.get(license.id) ?? 0 }));
}
