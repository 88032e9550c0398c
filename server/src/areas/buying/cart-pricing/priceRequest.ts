import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  compareCodePoints,
  newLines,
  priceCart,
  tokyoDay,
  yearOfUse,
  type CalendarDay,
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
import type { Buyer, CartRequest, Renewal } from './CartRequest.ts';
import { cartTexts } from './cartTexts.ts';
import { requireStart } from './readCart.ts';

/** A priced request with all data behind the price. */
export interface PricedRequest {
  readonly request: CartRequest;
  /** ISO 3166-1 alpha-2 code: the team's country, or the one a visitor sent. */
  readonly country: string;
  readonly startsOn: CalendarDay;
  readonly renewals: readonly Renewal[];
  readonly list: PriceList;
  readonly priced: PricedCart;
}

/**
 * Prices a request at today's prices, or at those of the quotation it refers to. All amounts of a
 * cart come from here; amounts from the browser are ignored.
 *
 * @throws CartError; NotFoundError for licenses that the team does not have
 */
export async function priceRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'prices'>,
  { viewer, locale }: Buyer,
  request: CartRequest,
): Promise<PricedRequest> {
  const now = deps.clock();
  const today = tokyoDay(now);
  const { start_at, start_on_order: isOnOrder = false } = request;
  const startsOn = isOnOrder ? today : requireStart(start_at, now, locale);
  const country = viewer?.user.country_code ?? request.country_code ?? 'JP';
  const renewals = await findRenewals(deps, { viewer, locale }, request.licenses ?? []);
  const { quotation_id: quotation } = request;
  const current = priceListFor(await deps.prices.on(today), country);
  const quoted =
    quotation === undefined
      ? undefined
      : await quotedList(deps, { viewer, locale }, quotation, request, renewals);
  // A quotation keeps its prices, but the tax rate is that of the day.
  const list = quoted ? { ...quoted, taxBp: current.taxBp } : current;
  const { paper_invoice, paper_delivery, paper_receipt } = request;
  const slips = [paper_invoice, paper_delivery, paper_receipt];
  const lines = [
    ...newLines({ cd: request.cd, pd: request.pd }),
    ...renewals.map(({ line }) => line),
  ];
  const priced = priceCart({ lines, paperSlips: slips.filter(Boolean).length }, list);
  return { request, country, startsOn, renewals, list, priced };
}

async function findRenewals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { viewer, locale }: Buyer,
  asked: readonly { readonly id: string; readonly count: number }[],
): Promise<readonly Renewal[]> {
  const months = new Map(asked.flatMap(({ id, count }) => (count > 0 ? [[id, count]] : [])));
  if (months.size === 0) return [];
  if (!viewer) throw new CartError('signed_out', { licenses: cartTexts[locale].signedOut });
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
  return licenses.map((license) => ({
    license,
    line: {
      kind: 'renewal',
      licenseId: license.id,
      product: license.product,
      months: months.get(license.id) ?? 0,
      yearOfUse: yearOfUse(license),
    },
  }));
}
