import { maxNamed } from '@portal/shared/contracts';
import { orderStatusCodes, paymentTypeCodes, type CalendarDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { licenseRecords } from '../../licensing/licenses/licenses.queries.ts';

interface EndingReading {
  readonly teamId: string;
  readonly now: Date;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * The licenses of a team that end on some days, except those that renew automatically and those of
 * unpaid orders, which are reported separately.
 */
export async function licensesEnding(db: Kysely<Database>, reading: EndingReading) {
  return endingLicenses(db, reading)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<string | null>('ending.number').as('number'),
      fn.min<string | null>('ending.end_at').as('first_end_at'),
    ])
    .select(sql<number>`count(*) filter (where not ending.trial)`.as('renewable'))
    .select(renewableIds)
    .executeTakeFirstOrThrow();
}

/** The most licenses that a link renews together. */
const mostRenewals = 20;

/** The ids to renew, separated by commas; null if there are too many for a link. */
const renewableIds = sql<
  string | null
>`case when count(*) filter (where not ending.trial) <= ${sql.lit(mostRenewals)}
  then string_agg(ending.id, ',' order by ending.number) filter (where not ending.trial)
  end`.as('renewable_ids');

/** The same by day: the first days, each with its first license and, if few, those to renew. */
export async function endingByDay(db: Kysely<Database>, reading: EndingReading) {
  return endingLicenses(db, reading)
    .groupBy('ending.end_at')
    .orderBy('ending.end_at')
    .limit(maxNamed)
    .select(({ fn }) => [
      'ending.end_at',
      fn.countAll<number>().as('count'),
      fn.min<string>('ending.number').as('number'),
    ])
    .select(sql<number>`count(*) filter (where not ending.trial)`.as('renewable'))
    .select(renewableIds)
    .execute();
}

function endingLicenses(db: Kysely<Database>, { teamId, now, from, to }: EndingReading) {
  const ending = licenseRecords(db, teamId, now)
    .where('license.auto_continue', '=', false)
    .where('license.end_at', '>=', from)
    .where('license.end_at', '<=', to);
  return db.selectFrom(ending.as('ending')).where('ending.unpaid', '=', false);
}

/** A team's orders that wait for a bank transfer: their number, and those due first. */
export async function unpaidTransfers(db: Kysely<Database>, teamId: string) {
  const unpaid = forTeam(db, teamId)
    .selectFrom('manager.order')
    .where('status', '=', orderStatusCodes.unpaid)
    .where('payment_type', '=', paymentTypeCodes.prepay)
    .where('duedate', 'is not', null);
  const [{ count }, first] = await Promise.all([
    unpaid.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    unpaid
      .select(['id', 'number', 'duedate', 'total', 'currency'])
      .orderBy('duedate')
      .orderBy('number')
      .limit(maxNamed)
      .execute(),
  ]);
  return { count, first };
}
