import {
  breakdownOf,
  inTokyo,
  methodFacts,
  orderStatusCodes,
  paymentCodesOf,
  taxBreakdown,
  toMinor,
  wayFacts,
  type CalendarDay,
  type Cart,
  type Locale,
  type PaymentWay,
  type PricedCart,
} from '@portal/shared/domain';
import type { Selectable } from 'kysely';
import { newId } from '../../../platform/db/newId.ts';
import type { OrderItemTable } from '../../../platform/db/tables/orders.ts';
import { storedBreakdown } from '../cart-pricing/stored/storedBreakdown.ts';
import type { PaymentDates } from '../orders/dates/paymentDates.ts';

/** The data for the rows of an order. */
export interface OrderFacts {
  readonly now: Date;
  readonly teamId: string;
  readonly userId: string;
  readonly locale: Locale;
  readonly country: string;
  /** First day of new licenses. */
  readonly startsOn: CalendarDay;
  readonly priced: PricedCart;
  readonly slips: Cart['slips'];
  readonly way: PaymentWay;
  readonly dates: PaymentDates;
  readonly origin: 'checkout' | 'auto_renewal';
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly quotationId?: string | undefined;
  readonly terms?: string | undefined;
}

/** An order item for insertion. */
export type OrderItemDraft = Omit<Selectable<OrderItemTable>, 'order_id'>;

/** The rows of an order for insertion, without its number. */
export type OrderDraft = ReturnType<typeof draftOrder<OrderItemDraft>>;

/** Builds the rows of an order from priced items. Computes no amounts; pricing has done so. */
export function draftOrder<Item extends OrderItemDraft>(facts: OrderFacts, items: readonly Item[]) {
  const { now, priced, slips } = facts;
  const id = newId(now);
  const hasSlips = priced.slips.count > 0;
  const breakdown = breakdownOf(priced);
  const { numberPrefix } = methodFacts[wayFacts[facts.way].method];
  const month = inTokyo(now).toFormat('yyyyMM');
  return {
    /** The part of the order's number before its five digits. */
    prefix: `${numberPrefix}${month}`,
    order: {
      id,
      team_id: facts.teamId,
      user_id: facts.userId,
      status: orderStatusCodes.unpaid,
      ...paymentCodesOf(facts.way),
      country_code: facts.country,
      currency: priced.currency,
      start_at: facts.startsOn,
      item_total: priced.itemTotal,
      adjustment_total: priced.adjustmentTotal,
      tax: priced.tax.amount,
      commission: priced.slips.amount,
      total: priced.total,
      explanation: storedBreakdown(breakdown),
      paper_invoice: hasSlips && slips.invoice,
      paper_delivery: hasSlips && slips.delivery,
      paper_receipt: hasSlips && slips.receipt,
      quotation_id: facts.quotationId ?? null,
      idempotency_key: facts.idempotencyKey,
      created_at: now.toISOString(),
      billdate: facts.dates.billdate,
      duedate: facts.dates.duedate,
      origin: facts.origin,
      locale: facts.locale,
      terms: facts.terms ?? null,
      request_hash: facts.requestHash,
    },
    items,
    discounts: priced.discounts.map((discount, index) => ({
      no: index + 1,
      rule: discount.rule,
      product: discount.product,
      tier_from: discount.from,
      tier_to: discount.to,
      count: discount.count,
      rate_bp: discount.rateBp,
      base: discount.base,
      amount: discount.amount,
    })),
    taxes: taxBreakdown(breakdown).map(({ base, tax }) => ({
      rate_bp: priced.tax.rateBp,
      base: toMinor(base, priced.currency),
      tax: toMinor(tax, priced.currency),
    })),
  };
}
