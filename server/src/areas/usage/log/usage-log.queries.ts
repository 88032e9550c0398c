import type { MonthsAndDays, Product, UsagePeriod } from '@portal/shared/domain';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

/** A team's figures of the days that have any, in no order. */
export async function usageDays(db: Kysely<Database>, teamId: string, { start, end }: UsagePeriod) {
  return forTeam(db, teamId)
    .selectFrom('manager.usage_day')
    .where('day', '>=', start)
    .where('day', '<=', end)
    .select(['day', 'product', 'seconds', 'requesters', 'attempts', 'refusals', 'peak'])
    .execute();
}
export type UsageDay = Awaited<ReturnType<typeof usageDays>>[number];

/** Licenses at the start of the months that a period touches. */
export type LicenseCounts = (product: Product, dayOrMonth: string) => number | null;

/**
 * Counts of licenses at month starts.
 *
 * @returns gives null for a month that none were counted for
 */
export async function licenseCounts(
  db: Kysely<Database>,
  teamId: string,
  { start, end }: UsagePeriod,
): Promise<LicenseCounts> {
  const rows = await forTeam(db, teamId)
    .selectFrom('manager.license_month')
    .where('month', '>=', `${start.slice(0, 7)}-01`)
    .where('month', '<=', end)
    .select(['month', 'product', 'licenses'])
    .execute();
  const key = (product: Product, day: string) => `${product} ${day.slice(0, 7)}`;
  const counts = new Map(rows.map((row) => [key(row.product, row.month), row.licenses]));
  return (product, day) => counts.get(key(product, day)) ?? null;
}

/** How long somebody used licenses, by product. */
export interface UserSeconds extends Readonly<Record<Product, number>> {
  readonly userId: string;
  /** Null for somebody the portal has never been told of. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** A product's sum of what is added up; one row for a person is quicker than one for each product. */
const sumOf = (product: Product, sign: 1 | -1 = 1) =>
  sql<number>`${sign}::int * coalesce(sum(seconds) filter (where product = ${product}), 0)::bigint`;

/** Who used licenses in a period, and how long; one row for each person. */
export async function userSeconds(
  db: Kysely<Database>,
  teamId: string,
  { months, added, taken }: MonthsAndDays,
): Promise<readonly UserSeconds[]> {
  const team = forTeam(db, teamId);
  const days = (periods: readonly UsagePeriod[], sign: 1 | -1) =>
    team
      .selectFrom('manager.usage_user_day')
      .where((where) =>
        where.or(
          periods.map(({ start, end }) =>
            where.and([where('day', '>=', start), where('day', '<=', end)]),
          ),
        ),
      )
      .groupBy('user_id')
      .select(['user_id', sumOf('cd', sign).as('cd'), sumOf('pd', sign).as('pd')]);
  const parts = team
    .selectFrom('manager.usage_user_month')
    .where((where) => (months.length > 0 ? where('month', 'in', months) : sql<SqlBool>`false`))
    .groupBy('user_id')
    .select(['user_id', sumOf('cd').as('cd'), sumOf('pd').as('pd')])
    .unionAll(days(added, 1))
    .unionAll(days(taken, -1));
  const total = (product: Product) => sql<number>`sum(${sql.ref(product)})::bigint`.as(product);
  const rows = await team
    .with('part', () => parts)
    .with('used', (known) =>
      known
        .selectFrom('part')
        .groupBy('user_id')
        .select(['user_id', total('cd'), total('pd')]),
    )
    .selectFrom('used')
    .leftJoin('manager.user_ref as person', 'person.id', 'used.user_id')
    .select(['used.user_id', 'used.cd', 'used.pd'])
    .select(['person.email', 'person.first_name', 'person.last_name'])
    .where((where) => where.or([where('used.cd', '>', 0), where('used.pd', '>', 0)]))
    .execute();
  return rows.map(({ user_id, first_name, last_name, ...row }) => ({
    ...row,
    userId: user_id,
    firstName: first_name,
    lastName: last_name,
  }));
}
