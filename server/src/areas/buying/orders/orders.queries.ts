import { orderColumns } from '@portal/shared/contracts';
import { methodCodesOf, toMajor, type TaxBreakdown } from '@portal/shared/domain';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type {
  OrderEventTable,
  OrderTable,
  PaymentState,
} from '../../../platform/db/tables/orders.ts';
import { toOrderItem, type OrderItemRecord } from './OrderItemRecord.ts';

export type OrderRecord = Selectable<OrderTable>;

/**
 * The state of an order's latest payment; for bank transfers only refunds count. Raw SQL for orders
 * already known to be the team's. The buyer sees a mismatch as `processing` until the operator has
 * resolved it.
 */
const paymentState = sql<Exclude<PaymentState, 'mismatch'> | null>`(
  select case
    when state = 'mismatch' then 'processing'
    when method = any(${methodCodesOf('gateway')}) or state in ('refund_due', 'refunded') then state
  end
  from manager.payment where order_id = "order".id
  order by created_at desc limit 1)`;

/** Cursor of an order in a list with the newest first. */
export type OrderPlace = Pick<OrderRecord, 'id' | 'created_at'>;

/** The condition for orders after a cursor in such a list; all orders without one. */
export const isBehind = (place: OrderPlace | undefined) =>
  // The database keeps order times in milliseconds, like JavaScript.
  place
    ? sql<boolean>`("order".created_at, "order".id) < (${place.created_at}, ${place.id})`
    : sql<boolean>`true`;

/**
 * A team's orders, the newest first. All reads start from this query, so that they cannot reach
 * another team's orders.
 */
export function ordersOf(db: Kysely<Database>, teamId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.order as order')
    .select(orderColumns.map((name) => `order.${name}` as const))
    .select(paymentState.as('payment_state'))
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc');
}
export type ListedOrderRecord = Awaited<
  ReturnType<ReturnType<typeof ordersOf>['executeTakeFirstOrThrow']>
>;

export async function countOrders(db: Kysely<Database>, teamId: string): Promise<number> {
  const { count } = await forTeam(db, teamId)
    .selectFrom('manager.order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** An order of the team with the columns of its detail. */
export async function orderOf(db: Kysely<Database>, teamId: string, id: string) {
  return ordersOf(db, teamId)
    .select([
      'order.origin',
      'order.explanation',
      'order.paper_invoice',
      'order.paper_delivery',
      'order.paper_receipt',
    ])
    .where('order.id', '=', id)
    .executeTakeFirst();
}
export type OrderDetailRecord = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

/**
 * The items of an order with the numbers of renewed licenses. The caller has checked that the order
 * is the team's.
 */
export async function itemsOf(db: Kysely<Database>, orderId: string): Promise<OrderItemRecord[]> {
  const rows = await db
    .selectFrom('manager.order_item as item')
    .leftJoin('manager.license as license', 'license.id', 'item.license_id')
    .selectAll('item')
    .select('license.number as license_number')
    .where('item.order_id', '=', orderId)
    .orderBy('item.no')
    .execute();
  return rows.map(toOrderItem);
}

/** Base and tax of an order by rate, as its documents state them. */
export async function taxesOf(
  db: Kysely<Database>,
  { id, currency }: Pick<OrderRecord, 'id' | 'currency'>,
): Promise<TaxBreakdown[]> {
  const taxes = await db
    .selectFrom('manager.order_tax')
    .select(['rate_bp', 'base', 'tax'])
    .where('order_id', '=', id)
    .orderBy('rate_bp')
    .execute();
  return taxes.map(({ rate_bp, base, tax }) => ({
    percent: rate_bp / 100,
    base: toMajor(base, currency),
    tax: toMajor(tax, currency),
  }));
}

/** The events of an order, the oldest first, with people's names. */
export async function eventsOf(db: Kysely<Database>, orderId: string) {
  return db
    .selectFrom('manager.order_event as event')
    .leftJoin('manager.user_ref as person', 'person.id', 'event.actor')
    .select(['event.at', 'event.kind', 'event.actor', 'person.last_name', 'person.first_name'])
    .where('event.order_id', '=', orderId)
    .orderBy('event.no')
    .execute();
}
export type OrderEventRecord = Awaited<ReturnType<typeof eventsOf>>[number];

/** The new licenses of an order, including withdrawn ones. */
export async function licensesOf(db: Kysely<Database>, teamId: string, orderId: string) {
  return forTeam(db, teamId)
    .selectFrom('manager.license')
    .select(['id', 'number', 'product', 'start_at', 'end_at', 'order_item_no'])
    .where('order_id', '=', orderId)
    .orderBy('order_item_no')
    .orderBy('order_seq')
    .execute();
}

/** Locks an order of any team until the transaction ends. Orders are locked before payments. */
export async function lockOrder(
  trx: Kysely<Database>,
  by: { readonly id: string } | { readonly number: string },
): Promise<OrderRecord | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['number', by.number] as const);
  return trx
    .selectFrom('manager.order')
    .selectAll()
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds an event to a locked order. */
export async function addEvent(
  trx: Kysely<Database>,
  { order_id, at, kind, actor }: Omit<OrderEventTable, 'no'>,
): Promise<void> {
  await sql`
    insert into manager.order_event (order_id, no, at, kind, actor)
    select ${order_id}, coalesce(max(no), 0) + 1, ${at}, ${kind}, ${actor}
    from manager.order_event where order_id = ${order_id}`.execute(trx);
}
