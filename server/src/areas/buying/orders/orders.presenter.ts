import {
  discountRows,
  explanationOf,
  type Bank,
  type Order,
  type OrderEvent,
  type OrderRow,
} from '@portal/shared/contracts';
import {
  collectorOf,
  orderStatusCodes,
  paymentMethodCodes,
  paymentTypeCodes,
  memberName,
  toMajor,
  type Currency,
  type Product,
  type Locale,
} from '@portal/shared/domain';
import { z } from 'zod';
import { readBreakdown } from '../cart-pricing/stored/storedBreakdown.ts';
import { itemName } from './orderTexts.ts';
import type { ListedOrderRecord, OrderDetailRecord, OrderEventRecord } from './orders.queries.ts';
import type { OrderItemRecord } from './OrderItemRecord.ts';

const codes = z.object({
  status: z.literal(Object.values(orderStatusCodes)),
  payment_type: z.literal(Object.values(paymentTypeCodes)),
  payment_method: z.literal(Object.values(paymentMethodCodes)),
});

/** An order in the wire format of the list. */
export function orderRow(record: ListedOrderRecord): OrderRow {
  const { currency } = record;
  return {
    ...record,
    ...codes.parse(record),
    permit_after_pay: record.permit_after_pay ? 1 : 0,
    total: toMajor(record.total, currency),
    item_total: toMajor(record.item_total, currency),
    commission: toMajor(record.commission, currency),
    adjustment_total: toMajor(record.adjustment_total, currency),
    tax: toMajor(record.tax, currency),
    created_at: record.created_at.toISOString(),
    deliveried_at: record.deliveried_at?.toISOString() ?? null,
    completed_at: record.completed_at?.toISOString() ?? null,
    refunded_at: record.refunded_at?.toISOString() ?? null,
  };
}

interface Detail {
  readonly order: OrderDetailRecord;
  readonly items: readonly OrderItemRecord[];
  readonly taxes: Order['taxes'];
  readonly events: readonly OrderEventRecord[];
  readonly licenses: readonly {
    readonly id: string;
    readonly number: string;
    readonly product: Product;
    readonly order_item_no: number | null;
  }[];
  /** Bank account of the seller; null for agents. */
  readonly bank: Bank | null;
}

/** An order in the wire format of its detail. */
export function orderDetail(
  { order, items, taxes, events, licenses, bank }: Detail,
  locale: Locale,
): Order {
  const { currency } = order;
  const breakdown = readBreakdown(order.explanation);
  // Bank details stay visible after the payment; a cancelled order shows none, since nobody should
  // pay it.
  const hasBankDetails =
    collectorOf(order) === 'bank' &&
    (order.status === orderStatusCodes.unpaid || order.status === orderStatusCodes.paid);
  const isHeld = order.deliveried_at !== null && order.refunded_at === null;
  return {
    ...orderRow(order),
    origin: order.origin,
    items: items.map((item) => orderItem(item, currency, locale)),
    discounts: discountRows(breakdown, locale),
    taxes,
    explanation: explanationOf(breakdown),
    bank: hasBankDetails ? bank : null,
    events: events.map((event) => orderEvent(event, locale)),
    licenses: isHeld ? deliveredLicenses(items, licenses) : [],
    paper_invoice: order.paper_invoice ? 1 : 0,
    paper_delivery: order.paper_delivery ? 1 : 0,
    paper_receipt: order.paper_receipt ? 1 : 0,
  };
}

function orderItem(
  item: OrderItemRecord,
  currency: Currency,
  locale: Locale,
): Order['items'][number] {
  const { start_at: first, end_at: last } = item;
  return {
    name: itemName(item, locale),
    no: item.no,
    month: item.kind === 'emi' ? null : item.months,
    // Dates as written in tables.
    period_ja: `${first} ～ ${last}`,
    period_en: `${first} – ${last}`,
    price: toMajor(item.price, currency),
    quantity: item.quantity,
    subtotal: toMajor(item.subtotal, currency),
  };
}

function orderEvent({ at, kind, actor, ...person }: OrderEventRecord, locale: Locale): OrderEvent {
  const by = actor === 'operator' || actor === 'system' ? actor : 'person';
  const by_name = by === 'person' ? memberName(person, locale) : null;
  return { at: at.toISOString(), kind, by, by_name };
}

/**
 * The licenses that an order issued, with the periods of its items rather than their current ones.
 */
function deliveredLicenses(
  items: readonly OrderItemRecord[],
  made: Detail['licenses'],
): Order['licenses'] {
  return items.flatMap((item): Order['licenses'] => {
    const { start_at, end_at } = item;
    if (item.kind === 'emi') return [];
    const { product: product_type } = item;
    switch (item.kind) {
      case 'renewal': {
        const { license_id: id, license_number } = item;
        if (id === null) throw new Error(`item ${item.no} renews no license`);
        return [{ id, number: license_number ?? '', product_type, start_at, end_at, renewal: 1 }];
      }
      case 'new':
        return made
          .filter(({ order_item_no }) => order_item_no === item.no)
          .map(({ id, number }) => ({ id, number, product_type, start_at, end_at, renewal: 0 }));
    }
  });
}
