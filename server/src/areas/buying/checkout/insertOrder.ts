import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { OrderDraft } from './draftOrder.ts';
import { sealPersonal } from '../../../platform/db/sealPersonal.ts';

/**
 * The team already has an order with this idempotency key. The transaction is rolled back, which
 * frees the order's number.
 */
export class DuplicateOrderError extends Error {
  override readonly name = 'DuplicateOrderError';
}

interface Placing {
  /** User id, or `system`. */
  readonly actor: string;
  readonly ip: string | null;
  /** The order's card payment; null for a bank transfer. */
  readonly card: CardPayment | null;
}

interface CardPayment {
  readonly id: string;
  readonly customer: string;
  readonly card_id: string;
  readonly expires_at: Date;
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** Inserts records of the order; their keys are the table's column names. */
function insertParts(table: string, records: readonly object[]) {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return sql`
    insert into ${sql.table(table)} (${columns(['order_id', ...names])})
    select ${columns(['placed.id', ...names.map((name) => `row.${name}`)])}
    from placed, jsonb_populate_recordset(null::${sql.table(table)}, ${json(records)}) as row`;
}

/**
 * Inserts an order with its items and payment in one statement, the last of the transaction. The
 * numbers of a month have no gaps, so each order waits for the previous one to commit; a short lock
 * matters.
 *
 * @throws DuplicateOrderError
 * @returns the order's number
 */
export async function insertOrder(
  trx: Kysely<Database>,
  { prefix, order, items, discounts, taxes }: OrderDraft,
  { actor, ip, card }: Placing,
): Promise<string> {
  const details = json({
    total: order.total,
    currency: order.currency,
    payment_method: order.payment_method,
    payment_type: order.payment_type,
    origin: order.origin,
  });
  const personal = sealPersonal({ ip });
  const { rows } = await sql<{ number: string }>`
    with taken as (
      insert into portal.counter as counter (prefix, n) values (${`order-${prefix}`}, 1)
      on conflict (prefix) do update set n = counter.n + 1
      returning n
    ), placed as (
      insert into manager."order" (number, ${columns(Object.keys(order))})
      select ${prefix} || lpad(n::text, greatest(5, length(n::text)), '0'), ${columns(Object.keys(order))}
      from taken, jsonb_populate_record(null::manager."order", ${json(order)}) as row
      on conflict (team_id, idempotency_key) do nothing
      returning id, number, team_id, created_at
    ), items as (
      ${insertParts('manager.order_item', items)}
    ), discounts as (
      ${insertParts('manager.order_discount', discounts)}
    ), taxes as (
      ${insertParts('manager.order_tax', taxes)}
    ), events as (
      insert into manager.order_event (order_id, no, at, kind, actor)
      select id, 1, created_at, 'ordered', ${actor} from placed
    ), payments as (
      insert into manager.payment (
        id, order_id, method, state, amount, customer, card_id, expires_at, checked_at, created_at
      )
      select row.id, placed.id, ${order.payment_method}::smallint, 'processing', ${order.total}::bigint, row.customer, row.card_id,
        row.expires_at, placed.created_at, placed.created_at
      from placed, jsonb_to_recordset(${json(card ? [card] : [])}) as row (
        id text, customer text, card_id text, expires_at timestamptz
      )
    ), acts as (
      insert into portal.audit_log (
        at, actor, team_id, action, object, details, personal_digest
      )
      select created_at, ${actor}, team_id, 'order.place', number, ${details}, ${personal.digest}
      from placed
      returning seq
    ), addresses as (
      insert into portal.audit_personal (seq, salt, content)
      select seq, ${personal.salt}, ${personal.content}::jsonb from acts
    )
    select number from placed`.execute(trx);
  const [placed] = rows;
  if (!placed) throw new DuplicateOrderError();
  return placed.number;
}
