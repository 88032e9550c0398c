import { toCalendarDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { createLicenses, type NewLicense } from '../../licensing/licenses/createLicenses.ts';
import type { OrderItemRecord } from './OrderItemRecord.ts';
import { deliverEmi } from './deliverEmi.ts';
import { addEvent, itemsOf, type OrderRecord } from './orders.queries.ts';

/**
 * Issues the licenses of an order: creates new ones and extends renewed ones. The order is locked
 * and not delivered yet; the database also accepts each license of an item only once.
 *
 * @throws Error if a renewed license no longer ends on the date it had when ordered: unpaid orders
 * reserve their licenses, so that is a defect
 */
export async function deliverOrder(
  trx: Kysely<Database>,
  order: OrderRecord,
  now: Date,
): Promise<void> {
  const items = await itemsOf(trx, order.id);
  const made = await createLicenses(
    trx,
    order.team_id,
    items.flatMap((item) => newLicenses(order, item)),
  );
  const checks = await deliverEmi(trx, order, items, now);
  const renewals = items.filter((item) => item.kind === 'renewal');
  for (const item of renewals) await renew(trx, order, item);
  await addEvent(trx, { order_id: order.id, at: now, kind: 'delivered', actor: 'system' });
  await recordAudit(trx, {
    at: now,
    actor: 'system',
    teamId: order.team_id,
    action: 'license.issue',
    object: order.number,
    details: {
      new: [...made.map(({ number }) => number), ...checks],
      renewed: renewals.map(({ license_number, end_at }) => ({ number: license_number, end_at })),
    },
  });
}

function newLicenses(order: OrderRecord, item: OrderItemRecord): NewLicense[] {
  switch (item.kind) {
    case 'new':
      return Array.from({ length: item.quantity }, (_, index) => ({
        product: item.product,
        startsOn: toCalendarDay(item.start_at),
        endsOn: toCalendarDay(item.end_at),
        ownerId: order.user_id,
        source: { orderId: order.id, itemNo: item.no, seq: index + 1 },
      }));
    case 'renewal':
    case 'emi':
      return [];
  }
}

async function renew(
  trx: Kysely<Database>,
  order: OrderRecord,
  { license_id, start_at, end_at }: OrderItemRecord,
): Promise<void> {
  const { numUpdatedRows } = await forTeam(trx, order.team_id)
    .updateTable('manager.license')
    .set((eb) => ({ end_at, version: eb('version', '+', 1) }))
    .where('id', '=', license_id)
    .where(sql<boolean>`end_at + 1 = ${start_at}::date`)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    throw new Error(
      `license ${String(license_id)} does not match its renewal in order ${order.number}`,
    );
  }
}
