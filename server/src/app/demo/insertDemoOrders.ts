import { addDays, startOfTokyoDay, toCalendarDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { OrderDraft } from '../../areas/buying/checkout/draftOrder.ts';
import type { Database } from '../../platform/db/Database.ts';
import { newId } from '../../platform/db/newId.ts';
import { takeNumbers } from '../../platform/db/takeNumbers.ts';
import { outcomes, type DemoOutcome } from './demoOutcomes.ts';
import { inBatches } from './inBatches.ts';

export interface DemoOrder {
  readonly draft: OrderDraft;
  readonly outcome: DemoOutcome;
  readonly at: Date;
  /** License of each item. */
  readonly licenses: readonly (string | null)[];
}

const dayMs = 86_400_000;

/** Inserts orders in their final state. */
export async function insertDemoOrders(
  trx: Kysely<Database>,
  orders: readonly DemoOrder[],
): Promise<void> {
  const numbers = await numberOrders(trx, orders);
  const rows = orders.map((order, index) => rowsOf(order, numbers[index] ?? ''));
  const insert = async (table: string, records: readonly object[]) => {
    const columns = sql.join(Object.keys(records[0] ?? {}).map((name) => sql.ref(name)));
    for (const part of inBatches(records)) {
      // One parameter, because a statement accepts at most 65,535.
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(part)}::jsonb)`.execute(
        trx,
      );
    }
  };
  await insert(
    'manager.order',
    rows.map(({ order }) => order),
  );
  await insert(
    'manager.order_item',
    rows.flatMap(({ items }) => items),
  );
  await insert(
    'manager.order_discount',
    rows.flatMap(({ discounts }) => discounts),
  );
  await insert(
    'manager.order_tax',
    rows.flatMap(({ taxes }) => taxes),
  );
  await insert(
    'manager.order_event',
    rows.flatMap(({ events }) => events),
  );
  await insert(
    'manager.payment',
    rows.flatMap(({ payments }) => payments),
  );
  const sold = rows.flatMap(({ licenses }) => licenses);
  for (const part of inBatches(sold)) {
    await sql`
      update manager.license as license
      set order_id = row.order_id, order_item_no = row.no, order_seq = 1
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as row (id text, order_id text, no integer)
      where license.id = row.id`.execute(trx);
  }
  await recordDeliveries(trx, orders);
}

/** Audit entries of deliveries as in `deliverOrder`, ordered by time. */
async function recordDeliveries(
  trx: Kysely<Database>,
  orders: readonly DemoOrder[],
): Promise<void> {
  const ids = orders.map(({ draft }) => draft.order.id);
  await sql`
    insert into portal.audit_log (at, actor, team_id, action, object, details)
    select "order".deliveried_at, 'system', "order".team_id, 'license.issue', "order".number,
      jsonb_build_object(
        'new', (
          select coalesce(jsonb_agg(made.number order by made.number), '[]')
          from manager.license as made where made.order_id = "order".id),
        'renewed', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'number', renewed.number, 'end_at', item.end_at) order by item.no), '[]')
          from manager.order_item as item
          join manager.license as renewed on renewed.id = item.license_id
          where item.order_id = "order".id))
    from manager.order as "order"
    where "order".id = any(${ids}::text[]) and "order".deliveried_at is not null
    order by "order".deliveried_at, "order".number`.execute(trx);
}

/** Numbers demo orders by time, as if each had been placed then. */
async function numberOrders(
  trx: Kysely<Database>,
  orders: readonly DemoOrder[],
): Promise<string[]> {
  const numbers = orders.map(() => '');
  const byTime = orders
    .map(({ at, draft: { prefix } }, index) => ({ at: at.getTime(), prefix, index }))
    .sort((a, b) => a.at - b.at);
  for (const prefix of new Set(byTime.map((each) => each.prefix))) {
    const own = byTime.filter((each) => each.prefix === prefix);
    const first = await takeNumbers(trx, `order-${prefix}`, own.length);
    for (const [n, { index }] of own.entries()) {
      numbers[index] = `${prefix}${String(first + n).padStart(5, '0')}`;
    }
  }
  return numbers;
}

function rowsOf({ draft, outcome, at, licenses }: DemoOrder, number: string) {
  const { id, user_id, payment_method, total } = draft.order;
  const { status, events } = outcomes[outcome];
  const isPaid = outcome.startsWith('paid');
  const isCard = outcomes[outcome].way === 'card';
  const { duedate } = draft.order;
  const later = (
    outcome === 'expired' && duedate !== null
      ? startOfTokyoDay(addDays(toCalendarDay(duedate), 4))
      : new Date(at.getTime() + (isCard ? 1000 : 2 * dayMs))
  ).toISOString();
  const actor = { buyer: user_id, operator: 'operator', system: 'system' } as const;
  const of = { order_id: id };
  return {
    order: {
      ...draft.order,
      number,
      status,
      permit_after_pay: outcome === 'paid_after',
      deliveried_at: isPaid ? later : null,
      completed_at: isPaid ? later : null,
      version: 1,
    },
    items: draft.items.map((item) => ({ ...of, ...item })),
    discounts: draft.discounts.map((discount) => ({ ...of, ...discount })),
    taxes: draft.taxes.map((tax) => ({ ...of, ...tax })),
    events: [
      { ...of, no: 1, at: at.toISOString(), kind: 'ordered', actor: user_id },
      ...events.map(([kind, by], index) => ({
        ...of,
        no: index + 2,
        at: later,
        kind,
        actor: actor[by],
      })),
    ],
    payments:
      isPaid || isCard
        ? [
            {
              ...of,
              id: newId(at),
              method: payment_method,
              state: isPaid ? 'paid' : 'failed',
              amount: total,
              customer: isCard ? `user-${user_id}` : null,
              card_id: isCard ? 'demo' : null,
              checked_at: later,
              created_at: at.toISOString(),
            },
          ]
        : [],
    licenses: licenses.flatMap((license, index) =>
      license === null ? [] : [{ id: license, order_id: id, no: index + 1 }],
    ),
  };
}
