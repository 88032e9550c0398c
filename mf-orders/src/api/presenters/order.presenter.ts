import {
  presentBreakdown,
  presentListedOrder,
  type DiscountRow,
  type Order as OrderAnswer,
  type OrderEvent as EventRow,
  type OrderRow,
} from '@portal/shared/contracts';
import { offeredDocuments, toCalendarDay } from '@portal/shared/domain';
import type { DiscountLine } from '../../domain/DiscountLine.ts';
import type { Order, OrderedLicense, OrderItem, OrderSummary } from '../../domain/Order.ts';
import type { EventActor, OrderEvent } from '../../domain/OrderEvent.ts';
import { presentBank } from './bank.presenter.ts';

/** An order as the history lists it, from its row on the wire. */
export function presentOrderSummary(row: OrderRow): OrderSummary {
  return {
    ...presentListedOrder(row),
    id: row.id,
    currency: row.currency,
    deliveredAt: row.deliveried_at,
    paidAt: row.completed_at,
    refundedAt: row.refunded_at,
    moneyState: row.payment_state,
    documents: offeredDocuments(row),
  };
}

/** An order with everything that is known of it. */
export function presentOrder(answer: OrderAnswer): Order {
  return {
    ...presentOrderSummary(answer),
    origin: answer.origin,
    items: answer.items.map(presentItem),
    amounts: {
      currency: answer.currency,
      itemTotal: answer.item_total,
      discounts: answer.discounts.map(presentDiscount),
      adjustmentTotal: answer.adjustment_total,
      tax: answer.tax,
      taxPercent: answer.explanation.tax.percent,
      commission: answer.commission,
      total: answer.total,
    },
    breakdown: presentBreakdown(answer.explanation),
    bank: answer.bank && presentBank(answer.bank),
    events: answer.events.map(presentEvent),
    licenses: answer.licenses.map(presentLicense),
    slips: {
      invoice: answer.paper_invoice === 1,
      delivery: answer.paper_delivery === 1,
      receipt: answer.paper_receipt === 1,
    },
  };
}

export function presentDiscount({ summary, price }: DiscountRow): DiscountLine {
  return { text: summary, amount: price };
}

function presentItem(item: OrderAnswer['items'][number]): OrderItem {
  return {
    name: item.name,
    position: item.no,
    months: item.month,
    period: { ja: item.period_ja, en: item.period_en },
    unitPrice: item.price,
    quantity: item.quantity,
    subtotal: item.subtotal,
  };
}

function presentEvent(event: EventRow): OrderEvent {
  return { kind: event.kind, at: event.at, actor: actorOf(event) };
}

function actorOf({ by, by_name: name }: EventRow): EventActor {
  return by === 'person' ? { kind: 'person', name: name === '' ? null : name } : { kind: by };
}

function presentLicense(license: OrderAnswer['licenses'][number]): OrderedLicense {
  return {
    id: license.id,
    number: license.number,
    product: license.product_type,
    startsOn: toCalendarDay(license.start_at),
    endsOn: toCalendarDay(license.end_at),
    isRenewal: license.renewal === 1,
  };
}
