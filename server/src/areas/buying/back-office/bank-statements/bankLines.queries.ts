import { methodCodesOf, orderStatusCodes } from '@portal/shared/domain';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import type { BankLineTable } from '../../../../platform/db/tables/orders.ts';
import type { PayableOrder } from './matchDeposit.ts';
import type { StatementLayout } from '../statement-files/StatementLayout.ts';

function payableOrders(db: Kysely<Database>) {
  return db
    .selectFrom('manager.order as order')
    .innerJoin('manager.team_ref as team', 'team.id', 'order.team_id')
    .select(['order.id', 'order.number', 'order.status', 'order.payment_type'])
    .select(['order.permit_after_pay', 'order.total', 'order.created_at'])
    .select(['order.team_id', 'team.name as team'])
    .where('order.currency', '=', 'JPY')
    .where('order.payment_method', 'in', methodCodesOf('bank'))
    .orderBy('order.number');
}

export async function orderByNumber(
  db: Kysely<Database>,
  number: string,
): Promise<PayableOrder | undefined> {
  const order = await payableOrders(db).where('order.number', '=', number).executeTakeFirst();
  return order && { ...order, payers: [] };
}

/** Open orders with exactly this total. */
export async function openOrdersOf(
  db: Kysely<Database>,
  amount: number,
): Promise<readonly PayableOrder[]> {
  const orders = await payableOrders(db)
    .where('order.status', '=', orderStatusCodes.unpaid)
    .where('order.total', '=', amount)
    .execute();
  if (orders.length === 0) return [];
  const teams = orders.map(({ team_id }) => team_id);
  const paid = await db
    .selectFrom('manager.bank_line as line')
    .innerJoin('manager.order as order', 'order.id', 'line.order_id')
    .select(['order.team_id', 'line.payer'])
    .distinct()
    .where('line.outcome', '=', 'paid')
    .where('order.team_id', 'in', [...new Set(teams)])
    .execute();
  return orders.map((order) => ({
    ...order,
    payers: paid.filter(({ team_id }) => team_id === order.team_id).map(({ payer }) => payer),
  }));
}

/** Whether a line was imported when digests contained the payer as it was read then. */
export async function wasBookedFormerly(
  trx: Kysely<Database>,
  { plainHash, formerHash }: { readonly plainHash: string; readonly formerHash: string },
): Promise<boolean> {
  const line = await trx
    .selectFrom('manager.bank_line')
    .select('id')
    .where('hash', 'in', [plainHash, formerHash])
    .where((eb) => eb.or([eb('reader', 'is', null), eb.and({ reader: 2, hash: plainHash })]))
    .executeTakeFirst();
  return line !== undefined;
}

export async function storedLayout(
  db: Kysely<Database>,
  signature: string,
): Promise<StatementLayout | undefined> {
  const row = await db
    .selectFrom('manager.bank_layout')
    .select('layout')
    .where('signature', '=', signature)
    .executeTakeFirst();
  return row?.layout;
}

/** Stores a layout that the operator gave; the last one counts. */
export async function keepLayout(
  db: Kysely<Database>,
  row: { readonly signature: string; readonly layout: StatementLayout; readonly said_at: Date },
): Promise<void> {
  const values = { ...row, layout: JSON.stringify(row.layout) };
  await db
    .insertInto('manager.bank_layout')
    .values(values)
    .onConflict((conflict) => conflict.column('signature').doUpdateSet(values))
    .execute();
}

/** @returns false if the line was imported before. */
export async function insertBankLine(
  trx: Kysely<Database>,
  line: Insertable<BankLineTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('manager.bank_line')
    .values(line)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Unresolved transfers that pay no order, the oldest first. */
export async function openBankLines(db: Kysely<Database>) {
  return db
    .selectFrom('manager.bank_line as line')
    .leftJoin('manager.order as order', 'order.id', 'line.order_id')
    .select(['line.id', 'line.booked_on', 'line.amount', 'line.payer', 'line.outcome'])
    .select(['order.number as order', 'order.total'])
    .where('line.outcome', '<>', 'paid')
    .where('line.resolved_at', 'is', null)
    .orderBy('line.booked_on')
    .orderBy('line.id')
    .execute();
}

/** @returns false if there is no such open line. */
export async function resolveBankLine(
  trx: Kysely<Database>,
  id: string,
  { at, note }: { readonly at: Date; readonly note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('manager.bank_line')
    .set({ resolved_at: at, note })
    .where('id', '=', id)
    .where('outcome', '<>', 'paid')
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
