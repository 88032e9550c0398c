import type { MonthsAndDays, Product, UsagePeriod } from '@portal/shared/domain';
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

/** A team's figures of days with any use, in no order. */
export async function usageDays(db: Kysely<Database>, teamId: string, { start, end }: UsagePeriod) {
  return forTeam(db, teamId)
    .selectFrom('manager.usage_day')
    .where('day', '>=', start)
    .where('day', '<=', end)
    .select(['day', 'product', 'seconds', 'requesters', 'attempts', 'refusals', 'peak'])
    .execute();
}

/** License counts at the start of the months that a period touches. */
type LicenseCounts = (product: Product, dayOrMonth: string) => number | null;

/**
 * License counts at month starts.
 *
 * @returns a function that returns null for a month without a count
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

/** A person's use by product. */
interface UserSeconds extends Readonly<Record<Product, number>> {
  readonly userId: string;
  /** Null for an unknown person. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The sum for a product; one row per person is faster than one per product. */
const sumOf = (product: Product, sign: 1 | -1 = 1) =>
  sql<number>`${sign}::int * coalesce(sum(seconds) filter (where product = ${product}), 0)::bigint`;

/** The users of a period with their seconds of use; one row per person. */
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
