import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import type { OrderMailTable } from '../../../../platform/db/tables/orders.ts';
import { readBreakdown } from '../../cart-pricing/stored/storedBreakdown.ts';
import { itemsOf } from '../orders.queries.ts';

/**
 * The data for a mail about an order, and its recipient, who may have left the team; undefined if
 * they have left the service.
 */
export async function mailFacts(db: Kysely<Database>, orderId: string) {
  const facts = await db
    .selectFrom('manager.order as order')
    .innerJoin('manager.user_ref as person', 'person.id', 'order.user_id')
    .innerJoin('manager.team_ref as team', 'team.id', 'order.team_id')
    .select([
      'order.id',
      'order.number',
      'order.locale',
      'order.currency',
      'order.explanation',
      'order.duedate',
      'order.payment_method',
      'order.payment_type',
      'order.origin',
      'order.refunded_at',
      'person.email',
      'person.first_name',
      'person.last_name',
      'team.name as team_name',
      'team.agent',
    ])
    .where('order.id', '=', orderId)
    .where('person.status', '!=', 'erased')
    .executeTakeFirst();
  if (!facts) return undefined;
  const { explanation, ...others } = facts;
  const items = await itemsOf(db, orderId);
  return { ...others, items, breakdown: readBreakdown(explanation) };
}
export type MailFacts = NonNullable<Awaited<ReturnType<typeof mailFacts>>>;

/** Records that a mail was written. @returns false if it was already recorded. */
export async function noteMail(trx: Kysely<Database>, mail: OrderMailTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('manager.order_mail')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
