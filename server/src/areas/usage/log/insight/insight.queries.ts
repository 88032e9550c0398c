import type { CalendarDay, Product, UsagePeriod } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { forTeam } from '../../../../platform/db/forTeam.ts';

/** A team's seconds of use by weekday (1 Monday … 7 Sunday) and hour, over a period. */
export async function useByWeekdayAndHour(
  db: Kysely<Database>,
  teamId: string,
  period: UsagePeriod,
) {
  return hoursOf(db, teamId, period)
    .select([sql<number>`extract(isodow from day)::int`.as('weekday'), 'hour'])
    .select(sql<number>`sum(seconds)::bigint`.as('seconds'))
    .where('seconds', '>', 0)
    .groupBy(['product', 'weekday', 'hour'])
    .orderBy('weekday')
    .orderBy('hour')
    .execute();
}

/** A team's refused attempts by hour of the day, over a period. */
export async function refusalsByHour(db: Kysely<Database>, teamId: string, period: UsagePeriod) {
  return hoursOf(db, teamId, period)
    .select('hour')
    .select(sql<number>`sum(refusals)::bigint`.as('refusals'))
    .where('refusals', '>', 0)
    .groupBy(['product', 'hour'])
    .execute();
}

function hoursOf(db: Kysely<Database>, teamId: string, { start, end }: UsagePeriod) {
  return forTeam(db, teamId)
    .selectFrom('manager.usage_hour')
    .where('day', '>=', start)
    .where('day', '<=', end)
    .select('product');
}

/** A currently valid license with its last use. */
export interface UsableLicense {
  readonly id: string;
  readonly number: string;
  readonly product: Product;
  /** First day of use. */
  readonly start_at: string;
  readonly last_used_at: Date | null;
  /** End of its standalone period, during which use may be unreported. */
  readonly standalone_until: Date | null;
}

/**
 * A team's network licenses that are valid today. Standalone licenses are excluded, since their
 * last use is unknown until their machine reconnects.
 */
export async function usableLicenses(
  db: Kysely<Database>,
  teamId: string,
  today: CalendarDay,
): Promise<readonly UsableLicense[]> {
  return forTeam(db, teamId)
    .selectFrom('manager.license as license')
    .leftJoin('manager.usage_license as used', 'used.license_id', 'license.id')
    .where('license.withdrawn_at', 'is', null)
    .where('license.standalone_at', 'is', null)
    .where('license.start_at', '<=', today)
    .where('license.end_at', '>=', today)
    .select(['license.id', 'license.number', 'license.product', 'license.start_at'])
    .select(['license.standalone_until', 'used.last_used_at'])
    .execute();
}
