import { orderStatusCodes } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { noLease } from '../../licensing/licenses/licenses.queries.ts';
import { itemsOf, type OrderRecord } from './orders.queries.ts';

/**
 * Takes back the licenses of a locked order: removes its new licenses from the list and resets the
 * end of renewed ones.
 *
 * @param actor actor for the audit log
 * @throws ConflictError `license_in_order` if another unpaid order renews one of them,
 * `renewed_since` if a later order has renewed one
 */
export async function takeBackLicenses(
  trx: Kysely<Database>,
  order: OrderRecord,
  now: Date,
  actor: string,
): Promise<void> {
  const items = (await itemsOf(trx, order.id)).filter(({ kind }) => kind === 'renewal');
  const renewed = items.flatMap(({ license_id }) => license_id ?? []);
  const licenses = await trx
    .selectFrom('manager.license')
    .select(['id', 'number', 'end_at', 'order_id'])
    .where((eb) => eb.or([eb('order_id', '=', order.id), sql<boolean>`id = any(${renewed})`]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = licenses.map(({ id }) => id);
  const held = await trx
    .selectFrom('manager.order_item as item')
    .innerJoin('manager.order as other', 'other.id', 'item.order_id')
    .select('other.number')
    .where(sql<boolean>`item.license_id = any(${ids})`)
    .where('other.status', '=', orderStatusCodes.unpaid)
    .executeTakeFirst();
  if (held) throw new ConflictError('license_in_order');
  const own = licenses.filter(({ order_id }) => order_id === order.id);
  if (
    await isRenewed(
      trx,
      order,
      own.map(({ id }) => id),
    )
  )
    throw new ConflictError('renewed_since');
  await trx
    .updateTable('manager.license')
    .set((eb) => ({
      ...noLease,
      auto_continue: false,
      withdrawn_at: now,
      version: eb('version', '+', 1),
    }))
    .where('order_id', '=', order.id)
    .execute();
  const checks = await trx
    .updateTable('manager.emi_license')
    .set({ withdrawn_at: now })
    .where('order_id', '=', order.id)
    .returning('number')
    .execute();
  for (const { license_id, start_at, end_at } of items) {
    const { numUpdatedRows } = await trx
      .updateTable('manager.license')
      .set((eb) => ({ end_at: sql`${start_at}::date - 1`, version: eb('version', '+', 1) }))
      .where('id', '=', license_id)
      .where('end_at', '=', end_at)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new ConflictError('renewed_since');
  }
  await recordAudit(trx, {
    at: now,
    actor,
    teamId: order.team_id,
    action: 'license.take_back',
    object: order.number,
    details: { licenses: [...licenses, ...checks].map(({ number }) => number) },
  });
}

/** Whether a paid order has renewed a license that this order created. */
async function isRenewed(
  trx: Kysely<Database>,
  { id }: OrderRecord,
  licenses: readonly string[],
): Promise<boolean> {
  const later = await trx
    .selectFrom('manager.order_item as item')
    .innerJoin('manager.order as other', 'other.id', 'item.order_id')
    .select('other.id')
    .where(sql<boolean>`item.license_id = any(${licenses})`)
    .where('other.id', '<>', id)
    .where('other.status', '=', orderStatusCodes.paid)
    .executeTakeFirst();
  return later !== undefined;
}
