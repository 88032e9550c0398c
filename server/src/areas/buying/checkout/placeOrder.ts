import { createHash } from 'node:crypto';
import {
  calculationOf,
  cartOf,
  placeOrderRequestSchema,
  type PlaceOrderAnswer,
} from '@portal/shared/contracts';
import {
  collectorOf,
  findPaymentWay,
  toMajor,
  tokyoDay,
  type PaymentWay,
  type Locale,
} from '@portal/shared/domain';
import type { z } from 'zod';
import { newId } from '../../../platform/db/newId.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import { NoVendorError } from '../seller/NoVendorError.ts';
import { orderMailJob } from '../orders/mails/orderMailJob.ts';
import { lockQuotation, requireUnused } from '../quotations/quotationUse.ts';
import { priceRequest, type PricedRequest } from '../cart-pricing/priceRequest.ts';
import { readRequest } from '../cart-pricing/readCart.ts';
import { answerExistingOrder } from './answerExistingOrder.ts';
import { beginsOn, paymentDates } from '../orders/dates/paymentDates.ts';
import { paymentMethods } from './checkout.policy.ts';
import { orderByKey } from './checkout.queries.ts';
import { draftOrder } from './draftOrder.ts';
import { insertOrder } from './insertOrder.ts';
import { licenseItems } from './licenseItems.ts';
import { lockRenewals } from './lockRenewals.ts';
import { OrderError } from './OrderRefusal.ts';
import { requireCard } from './requireCard.ts';

type PlaceOrderRequest = z.output<typeof placeOrderRequestSchema>;
type CheckoutDeps = Pick<Deps, 'db' | 'clock' | 'prices' | 'queue' | 'log' | 'config' | 'gateway'>;

/** The person who orders, and the call. */
export interface Placing {
  readonly viewer: Viewer;
  readonly locale: Locale;
  readonly ip: string;
  /** Idempotency key; see `contracts/checkout`. */
  readonly key: string;
}

/** Time limit for the cardholder's authentication (3-D Secure), in milliseconds. */
export const challengeMs = 15 * 60_000;

/**
 * Places an order once, however often the call is repeated: if the team has an order with the key,
 * answers with its current state. Recomputes all amounts, writes the order atomically, and charges
 * a card only afterwards.
 *
 * @throws OrderError; CartError and NotFoundError as pricing does; NoVendorError
 */
export async function placeOrder(
  deps: CheckoutDeps,
  placing: Placing,
  body: unknown,
): Promise<PlaceOrderAnswer> {
  const request = readRequest(placeOrderRequestSchema, body, placing.locale);
  const known = await answerKnown(deps, placing, request);
  if (known) return known;
  try {
    await insert(deps, placing, request);
  } catch (error) {
    // A concurrent call with this key may have been first and hold the licenses.
    const first = await answerKnown(deps, placing, request);
    if (!first) throw error;
    return first;
  }
  const placed = await answerKnown(deps, placing, request);
  if (!placed) throw new Error('the placed order is missing');
  return placed;
}

async function answerKnown(
  deps: CheckoutDeps,
  { viewer, key }: Placing,
  request: PlaceOrderRequest,
): Promise<PlaceOrderAnswer | undefined> {
  const order = await orderByKey(deps.db, viewer.team.id, key);
  if (!order) return undefined;
  if (order.request_hash !== hashOf(request)) throw new OrderError('key_reused');
  return answerExistingOrder(deps, order);
}

async function insert(
  deps: CheckoutDeps,
  placing: Placing,
  request: PlaceOrderRequest,
): Promise<void> {
  const { db, clock, queue, config } = deps;
  const { viewer, locale, ip } = placing;
  if (!config.vendor || !config.bank) throw new NoVendorError();
  const { quotation_id: id } = request;
  const quotation = id === undefined ? undefined : { teamId: viewer.team.id, id, locale };
  if (quotation) await requireUnused(db, quotation);
  const found = await priceRequest(deps, { viewer, locale }, cartOf(request));
  const way = requireOrderable(deps, placing, request, found);
  const { customer_card_id: card_id = '' } = request;
  const isCard = collectorOf(request) === 'gateway';
  const customer = isCard ? await requireCard(deps, viewer, card_id) : null;
  const now = clock();
  const expires_at = new Date(now.getTime() + challengeMs);
  const facts = orderFacts(placing, request, found, { now, way });
  const draft = draftOrder(facts, licenseItems(found));
  await db.transaction().execute(async (trx) => {
    if (quotation) await lockQuotation(trx, quotation);
    await lockRenewals(trx, viewer.team.id, found.renewals, locale);
    await queue.enqueue(trx, orderMailJob, { order: draft.order.id, kind: 'ordered' });
    await insertOrder(trx, draft, {
      actor: viewer.user.id,
      ip,
      card: customer === null ? null : { id: newId(now), customer, card_id, expires_at },
    });
  });
}

/**
 * Checks that a priced cart can be ordered as the buyer saw it. @returns the payment method
 * @throws OrderError `empty`, `price_changed`, `payment_not_allowed`
 */
function requireOrderable(
  { gateway }: CheckoutDeps,
  { viewer, locale }: Placing,
  request: PlaceOrderRequest,
  { priced, country }: PricedRequest,
): PaymentWay {
  if (priced.total === 0) throw new OrderError('empty');
  const { currency, total } = priced;
  const { expected_total } = request;
  if (expected_total !== undefined && expected_total !== toMajor(total, currency)) {
    const calculation = calculationOf(priced, { locale, explain: false });
    throw new OrderError('price_changed', { calculation });
  }
  const { agent: isAgent } = viewer.team;
  const ways = paymentMethods({ isAgent, country, takesCards: gateway !== undefined });
  const way = findPaymentWay(request);
  if (way === undefined || !ways.includes(way)) throw new OrderError('payment_not_allowed');
  return way;
}

function orderFacts(
  { viewer, locale, key }: Placing,
  request: PlaceOrderRequest,
  { cart, country, startsOn, renewals, priced }: PricedRequest,
  { now, way }: { readonly now: Date; readonly way: PaymentWay },
) {
  return {
    now,
    teamId: viewer.team.id,
    userId: viewer.user.id,
    locale,
    country,
    startsOn,
    priced,
    slips: cart.slips,
    way,
    dates: paymentDates(way, tokyoDay(now), beginsOn({ startsOn, renewals, priced })),
    origin: 'checkout',
    idempotencyKey: key,
    requestHash: hashOf(request),
    quotationId: request.quotation_id,
    terms: request.terms,
  } as const;
}

/**
 * The hash of a request, independent of the order of its fields. A default start date is omitted,
 * since the page may show the next day when it repeats the call.
 */
function hashOf(request: PlaceOrderRequest): string {
  const isOnOrder = request.start_on_order === true;
  const chosen = isOnOrder ? { ...request, start_at: undefined } : request;
  const sorted = JSON.stringify(chosen, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64url');
}
