import { createHash } from 'node:crypto';
import type { EmiApplication, EmiApplicationAnswer } from '@portal/shared/contracts';
import { emiLicenseEndsOn, noSlips, tokyoDay } from '@portal/shared/domain';
import type { Deps } from '../../../platform/Deps.ts';
import { orderByKey } from '../checkout/checkout.queries.ts';
import { draftOrder, type OrderFacts, type OrderItemDraft } from '../checkout/draftOrder.ts';
import { DuplicateOrderError, insertOrder } from '../checkout/insertOrder.ts';
import type { Placing } from '../checkout/placeOrder.ts';
import { readEmiSettings } from '../../emi/licenses/settings/EmiSettings.ts';
import { paymentDates } from '../orders/dates/paymentDates.ts';
import { orderMailJob } from '../orders/mails/orderMailJob.ts';
import { NoVendorError } from '../seller/NoVendorError.ts';
import { EmiOrderError } from './EmiOrderRefusal.ts';
import { emiOrderTexts } from './emiOrderTexts.ts';
import { priceEmiLicense } from './priceEmiLicense.ts';
import { readPurchase } from './readEmiApplication.ts';

/**
 * Orders a license of the EMI check once, however often the call is repeated: by bank transfer, for
 * agents after delivery. The license is issued when the order is paid or approved.
 *
 * @throws EmiOrderError; NoVendorError
 */
export async function purchaseEmiLicense(
  deps: Pick<Deps, 'db' | 'clock' | 'prices' | 'queue' | 'config'>,
  buying: Placing,
  request: EmiApplication,
): Promise<EmiApplicationAnswer> {
  const { db, queue, config } = deps;
  const { viewer, locale, ip } = buying;
  const known = await answerKnown(deps, buying, request);
  if (known) return known;
  if ((await readEmiSettings(db)).isOff) {
    throw new EmiOrderError('off', { data: emiOrderTexts[locale].off });
  }
  if (!config.vendor || !config.bank) throw new NoVendorError();
  const draft = await draftOf(deps, buying, request);
  try {
    await db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, orderMailJob, { order: draft.order.id, kind: 'ordered' });
      await insertOrder(trx, draft, { actor: viewer.user.id, ip, card: null });
    });
  } catch (error) {
    if (!(error instanceof DuplicateOrderError)) throw error;
    // Another call with this key was first.
    const first = await answerKnown(deps, buying, request);
    if (!first) throw error;
    return first;
  }
  return { error: false, order_id: draft.order.id };
}

async function draftOf(
  { clock, prices }: Pick<Deps, 'clock' | 'prices'>,
  { viewer: { user, team }, locale, key }: Placing,
  request: EmiApplication,
) {
  const now = clock();
  const today = tokyoDay(now);
  const { startsOn, label, terms } = readPurchase(request, { now, locale });
  const { taxRates } = await prices.on(today);
  const priced = priceEmiLicense(user.country_code, today, taxRates);
  const way = team.agent ? 'bank_postpay' : 'bank_prepay';
  const facts: OrderFacts = {
    now,
    teamId: team.id,
    userId: user.id,
    locale,
    country: user.country_code,
    startsOn,
    priced,
    slips: noSlips,
    way,
    dates: paymentDates(way, today, startsOn),
    origin: 'checkout',
    idempotencyKey: key,
    requestHash: hashOf(request),
    terms: terms ?? undefined,
  };
  const item: OrderItemDraft = {
    no: 1,
    kind: 'emi',
    product: null,
    license_id: null,
    months: null,
    label,
    start_at: startsOn,
    end_at: emiLicenseEndsOn(startsOn, 'bought'),
    price: priced.itemTotal,
    quantity: 1,
    subtotal: priced.itemTotal,
    tax_bp: priced.tax.rateBp,
  };
  return draftOrder(facts, [item]);
}

async function answerKnown(
  { db }: Pick<Deps, 'db'>,
  { viewer, locale, key }: Placing,
  request: EmiApplication,
): Promise<EmiApplicationAnswer | undefined> {
  const order = await orderByKey(db, viewer.team.id, key);
  if (!order) return undefined;
  if (order.request_hash !== hashOf(request)) {
    throw new EmiOrderError('key_reused', { data: emiOrderTexts[locale].keyReused });
  }
  return { error: false, order_id: order.id };
}

/**
 * The hash of a purchase; it differs from that of any cart order. A default start date is omitted,
 * since the page may show the next day when it repeats the call.
 */
function hashOf({ data }: EmiApplication): string {
  const { start_at, start_on_order: isOnOrder, label, terms = '' } = data;
  const text = JSON.stringify(['emi', isOnOrder === true ? null : start_at, label, terms]);
  return createHash('sha256').update(text).digest('base64url');
}
