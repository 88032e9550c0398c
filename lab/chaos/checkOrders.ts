import { sql } from 'kysely';
import type { Deps } from '@portal/server/src/platform/Deps.ts';

/**
 * Invariants of all orders when no work is pending, as queries for violations with a column `what`.
 */
const rules: Readonly<Record<string, string>> = {
  'an order is not paid or approved, and has licenses': `
    select o.number as what from manager."order" o join manager.license l on l.order_id = o.id
    where o.deliveried_at is null`,
  'an order is delivered, and has not all its licenses': `
    select o.number as what from manager."order" o join manager.order_item i on i.order_id = o.id
    where o.deliveried_at is not null and i.kind = 'new' and i.quantity <> (
      select count(*) from manager.license l where l.order_id = o.id and l.order_item_no = i.no)`,
  'an order is delivered, and has not renewed its license': `
    select o.number as what from manager."order" o
    join manager.order_item i on i.order_id = o.id and i.kind = 'renewal'
    join manager.license l on l.id = i.license_id
    where (o.deliveried_at is not null) <> (l.end_at >= i.end_at)`,
  'paid and delivered do not agree': `
    select number as what from manager."order"
    where (status = 1) <> (completed_at is not null)
      or (status = 1 and deliveried_at is null)`,
  'an order has not exactly one beginning, or was paid or delivered twice': `
    select o.number as what from manager."order" o where
      1 <> (select count(*) from manager.order_event e where e.order_id = o.id and e.kind = 'ordered')
      or 1 < (select count(*) from manager.order_event e where e.order_id = o.id and e.kind = 'paid')
      or 1 < (select count(*) from manager.order_event e where e.order_id = o.id and e.kind = 'delivered')`,
  'an order is not in the audit log once': `
    select o.number as what from manager."order" o where
      1 <> (select count(*) from portal.audit_log a where a.object = o.number and a.action = 'order.place')
      or (case when o.deliveried_at is null then 0 else 1 end)
        <> (select count(*) from portal.audit_log a where a.object = o.number and a.action = 'license.issue')`,
  'an order has parts missing': `
    select o.number as what from manager."order" o where
      not exists (select from manager.order_item i where i.order_id = o.id)
      or o.item_total <> (select sum(subtotal) from manager.order_item i where i.order_id = o.id)
      or not exists (select from manager.order_tax t where t.order_id = o.id)
      or (o.payment_method = 2) <> exists (
        select from manager.payment p where p.order_id = o.id and p.method = 2)`,
  'numbers have a gap': `
    select c.prefix as what from portal.counter c where c.prefix like 'order-%' and c.n <> (
      select count(*) from manager."order" o where 'order-' || left(o.number, 7) = c.prefix)`,
  'a payment is stuck': `
    select id as what from manager.payment where state in ('processing', 'challenge', 'mismatch', 'refund_due')`,
  'the gateway has money of an order that is not paid, or the other way round': `
    select o.number as what from manager.payment p join manager."order" o on o.id = p.order_id
    left join sandbox.payment s on s.id = p.id
    where p.method = 2 and (
      (o.status = 1) <> (coalesce(s.state, 'none') = 'captured')
      or (s.state = 'captured' and s.amount <> o.total))`,
  'the gateway has a payment that nobody knows': `
    select s.id as what from sandbox.payment s
    where not exists (select from manager.payment p where p.id = s.id)`,
  'a mail is missing or was written twice': `
    select o.number as what from manager."order" o where
      (case when o.payment_method = 1 then 1 else 0 end) <> (
        select count(*) from manager.order_mail m where m.order_id = o.id and m.kind = 'ordered')
      or (case when o.status = 1 then 1 else 0 end) <> (
        select count(*) from manager.order_mail m where m.order_id = o.id and m.kind = 'paid')
      or (select count(*) from manager.order_mail m where m.order_id = o.id) <> (
        select count(*) from portal.mail_outbox b where position(o.number in b.subject) > 0)`,
};

/** @returns a sentence for each violated rule */
export async function checkOrders({
  db,
  queue,
}: Pick<Deps, 'db' | 'queue'>): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await sql.raw<{ what: string }>(statement).execute(db);
    if (rows.length > 0) faults.push(`${rule}: ${rows.map(({ what }) => what).join(', ')}`);
  }
  const waiting = await queue.waiting();
  return waiting === 0 ? faults : [...faults, `${waiting} jobs wait`];
}
