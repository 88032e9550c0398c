import { toCalendarDay, type CalendarDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

const key = 'usage.kept-since';

/**
 * The first day whose events are all there; undefined while none were ever dropped. Earlier days are
 * never computed again, since what is left of their events is not the whole.
 */
export async function readFirstCompleteDay(db: Kysely<Database>): Promise<CalendarDay | undefined> {
  const row = await db
    .selectFrom('portal.setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && toCalendarDay(row.value);
}

/** Notes that all events before a day have been dropped, in the transaction that drops them. */
export async function writeFirstCompleteDay(
  trx: Kysely<Database>,
  day: CalendarDay,
): Promise<void> {
  await trx
    .insertInto('portal.setting')
    .values({ key, value: day })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: day }))
    .execute();
}
