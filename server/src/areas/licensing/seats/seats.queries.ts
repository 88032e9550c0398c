import {
  toCalendarDay,
  type CalendarDay,
  type Product,
  type MonthOfUse,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { unreportedLicenses } from './unreportedLicenses.ts';

/** A month of use of one product; `month` is its first day. */
interface MonthOfProduct {
  readonly product: Product;
  readonly month: string;
  readonly licenses: number;
  readonly peak: number;
  /** Standalone licenses without reported use in the month. */
  readonly unreported: number;
  readonly refusals: number;
  /** Refusals that each further license would have avoided: the first, the second, … */
  readonly shortages: number[];
}

const monthOf = sql<string>`date_trunc('month', day)::date`;

/**
 * A team's months from `since` to `until`, inclusive first days, the latest last. Omits months
 * without a license count at their start.
 */
export async function monthsOfUse(
  db: Kysely<Database>,
  teamId: string,
  since: CalendarDay,
  until: CalendarDay,
): Promise<readonly MonthOfProduct[]> {
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
  return months.map(({ product, month, licenses, peak, refusals }) => {
    const found = shortages.filter((each) => each.product === product && each.month === month);
    const most = Math.max(0, ...found.map(({ missing }) => missing));
    return {
      product,
      month,
      licenses,
      peak: peak ?? 0,
      unreported: unreported(product, toCalendarDay(month)),
      refusals: refusals ?? 0,
      shortages: Array.from(
        { length: most },
        (_, index) => found.find(({ missing }) => missing === index + 1)?.refusals ?? 0,
      ),
    };
  });
}

/** Converts a month of use for the seat rules. */
export function monthOfUse({ product: _, month, ...figures }: MonthOfProduct) {
  return { ...figures, month: month.slice(0, 7) } satisfies MonthOfUse;
}
