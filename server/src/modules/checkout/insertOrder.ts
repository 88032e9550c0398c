import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { OrderDraft } from './draftOrder.ts';
import { sealPersonal } from '../../db/sealPersonal.ts';

/**
 * The team has an order under this idempotency key already. The transaction is rolled back, which
 * frees the order's number.
 */
export class DuplicateOrderError extends Error {
  override readonly name = 'DuplicateOrderError';
}

interface Placing {
  /** Id of the person, or `system`. */
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

/**
 * Inserts an order with its items and payment in one statement, the last of the transaction. The
 * numbers of a month have no gaps, so each order waits for the one before it to commit: the shorter
 * the lock on the number, the better.
 *
 * @throws DuplicateOrderError
 * @returns the order's number
 */
export async function insertOrder(
  trx: Kysely<Database>,
  { prefix, order, items, discounts, taxes }: OrderDraft,
  { actor, ip, card }: Placing,
): Promise<string> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
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
      insert into manager."order" (
        number, id, team_id, user_id, status, payment_type, payment_method, country_code, currency,
        start_at, item_total, adjustment_total, tax, commission, total, explanation,
        paper_invoice, paper_delivery, paper_receipt, quotation_id, idempotency_key, created_at,
        billdate, duedate, origin, locale, terms, request_hash
      )
      select ${prefix} || lpad(n::text, greatest(5, length(n::text)), '0'), row.*
      from taken, jsonb_to_record(${json(order)}) as row (
        id text, team_id text, user_id text, status smallint, payment_type smallint,
        payment_method smallint, country_code text, currency text, start_at date,
        item_total bigint, adjustment_total bigint, tax bigint, commission bigint, total bigint,
        explanation jsonb, paper_invoice boolean, paper_delivery boolean, paper_receipt boolean,
        quotation_id text, idempotency_key text, created_at timestamptz, billdate date,
        duedate date, origin text, locale text, terms text, request_hash text
      )
      on conflict (team_id, idempotency_key) do nothing
      returning id, number, team_id, created_at
    ), items as (
      insert into manager.order_item (
        order_id, no, kind, product, license_id, months, start_at, end_at, price, quantity,
        subtotal, tax_bp, label
      )
      select placed.id, row.* from placed, jsonb_to_recordset(${json(items)}) as row (
        no integer, kind text, product text, license_id text, months integer, start_at date,
        end_at date, price bigint, quantity integer, subtotal bigint, tax_bp integer, label text
      )
    ), discounts as (
      insert into manager.order_discount (
        order_id, no, rule, product, tier_from, tier_to, count, rate_bp, base, amount
      )
      select placed.id, row.* from placed, jsonb_to_recordset(${json(discounts)}) as row (
        no integer, rule text, product text, tier_from integer, tier_to integer, count integer,
        rate_bp integer, base bigint, amount bigint
      )
    ), taxes as (
      insert into manager.order_tax (order_id, rate_bp, base, tax)
      select placed.id, row.* from placed, jsonb_to_recordset(${json(taxes)}) as row (
        rate_bp integer, base bigint, tax bigint
      )
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
