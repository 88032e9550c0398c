import { emiLicenseEndsOn, toCalendarDay, tokyoDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { createEmiLicense } from '../../emi/licenses/createEmiLicense.ts';
import type { OrderItemRecord } from './OrderItemRecord.ts';
import type { OrderRecord } from './orders.queries.ts';

/**
 * Issues the EMI check licenses of an order that is being delivered. A license whose start date has
 * passed begins today, so that no day is lost; its item is updated for papers and screens.
 *
 * @returns their numbers
 */
export async function deliverEmi(
  trx: Kysely<Database>,
  order: OrderRecord,
  items: readonly OrderItemRecord[],
  now: Date,
): Promise<string[]> {
  const today = tokyoDay(now);
  const numbers: string[] = [];
  for (const item of items) {
    if (item.kind !== 'emi') continue;
    const wanted = toCalendarDay(item.start_at);
    const startsOn = wanted < today ? today : wanted;
    const number = await createEmiLicense(trx, {
      teamId: order.team_id,
      userId: order.user_id,
      kind: 'bought',
      label: item.label,
      startsOn,
      orderedAt: order.created_at,
      orderId: order.id,
      terms: order.terms,
    });
    numbers.push(number);
    if (startsOn === wanted) continue;
    await trx
      .updateTable('manager.order_item')
      .set({ start_at: startsOn, end_at: emiLicenseEndsOn(startsOn, 'bought') })
      .where('order_id', '=', order.id)
      .where('no', '=', item.no)
      .execute();
  }
  return numbers;
}
