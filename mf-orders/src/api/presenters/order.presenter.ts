import {
  presentBreakdown,
  type Order as OrderAnswer,
  type OrderEvent as EventRow,
} from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import type { Order, OrderedLicense, OrderItem } from '../../domain/orders/Order.ts';
import type { EventActor, OrderEvent } from '../../domain/orders/OrderEvent.ts';
import { presentBank } from './bank.presenter.ts';
import { presentOrderSummary } from './orderSummary.presenter.ts';

export function presentOrder(answer: OrderAnswer): Order {
  return {
    ...presentOrderSummary(answer),
    origin: answer.origin,
    items: answer.items.map(presentItem),
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
