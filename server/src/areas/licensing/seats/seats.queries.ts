import { byProduct, toCalendarDay, type CalendarDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { unreportedLicenses } from './unreportedLicenses.ts';

const monthOf = sql<string>`date_trunc('month', day)::date`;

/**
 * A team's use of each product by month, from `since` to `until`, inclusive first days, the latest
 * last. Omits months without a license count at their start.
 */
export async function monthsOfUse(
  db: Kysely<Database>,
  teamId: string,
  since: CalendarDay,
  until: CalendarDay,
) {
  const team = forTeam(db, teamId);
  const days = team
    .selectFrom('manager.usage_day')
    .where('day', '>=', since)
    .select(['product', monthOf.as('month')])
    .select(({ fn }) => [fn.max('peak').as('peak'), fn.sum<number>('refusals').as('refusals')])
    .groupBy(['product', 'month']);
  const months = await team
    .selectFrom('manager.license_month as owned')
    .leftJoin(days.as('used'), (join) =>
      join.onRef('used.product', '=', 'owned.product').onRef('used.month', '=', 'owned.month'),
    )
    .where('owned.month', '>=', since)
    .where('owned.month', '<=', until)
    .select(['owned.product', 'owned.month', 'owned.licenses', 'used.peak', 'used.refusals'])
    .orderBy('owned.month')
    .execute();
  const shortages = await team
    .selectFrom('manager.usage_shortage')
    .where('day', '>=', since)
    .select(['product', monthOf.as('month'), 'missing'])
    .select(({ fn }) => fn.sum<number>('refusals').as('refusals'))
    .groupBy(['product', 'month', 'missing'])
    .execute();
  const unreported = await unreportedLicenses(db, teamId, since);
  return byProduct((product) =>
    months
      .filter((owned) => owned.product === product)
      .map(({ month, licenses, peak, refusals }) => {
        const found = shortages.filter((each) => each.product === product && each.month === month);
        const most = Math.max(0, ...found.map(({ missing }) => missing));
        return {
          month: month.slice(0, 7),
          licenses,
          peak: peak ?? 0,
          unreported: unreported(product, toCalendarDay(month)),
          refusals: refusals ?? 0,
          shortages: Array.from(
            { length: most },
            (_, index) => found.find(({ missing }) => missing === index + 1)?.refusals ?? 0,
          ),
        };
      }),
  );
}
