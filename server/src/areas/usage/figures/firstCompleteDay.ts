import { toCalendarDay, type CalendarDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

const key = 'usage.kept-since';

/**
 * The first day with complete events; undefined if none were ever dropped. Earlier days are never
 * recomputed, since their remaining events are incomplete.
 */
export async function readFirstCompleteDay(db: Kysely<Database>): Promise<CalendarDay | undefined> {
  const row = await db
    .selectFrom('portal.setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row && toCalendarDay(row.value);
}

/** Records that all events before a day were dropped, in the transaction that drops them. */
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
