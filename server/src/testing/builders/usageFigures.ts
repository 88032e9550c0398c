import { monthsAgo, toCalendarDay, type Product } from '@portal/shared/domain';
import { sql } from 'kysely';
import type { Deps } from '../../platform/Deps.ts';

interface UsedDay {
  readonly team: { readonly id: string };
  readonly day: string;
  readonly product?: Product;
  /** Hours by person id. */
  readonly hours?: Readonly<Record<string, number>>;
  readonly attempts?: number;
  readonly refusals?: number;
  readonly requesters?: number;
  readonly peak?: number;
}

/** Inserts the figures of a team's day, like the roll-up. */
export async function aUsedDay({ db }: Pick<Deps, 'db'>, given: UsedDay): Promise<void> {
  const { team, day, product = 'cd', hours = {}, attempts = 0, refusals = 0, peak = 0 } = given;
  const { requesters = Object.keys(hours).length } = given;
  const own = { team_id: team.id, product };
  const users = Object.entries(hours).map(([user_id, of]) => ({
    ...{ ...own, user_id, seconds: Math.round(of * 3600) },
    ...{ attempts: 1, refusals: 0 },
  }));
  const seconds = users.reduce((sum, user) => sum + user.seconds, 0);
  await db
    .insertInto('manager.usage_day')
    .values({ ...own, day, seconds, requesters, attempts, refusals, peak })
    .execute();
  const month = monthsAgo(toCalendarDay(day), 0);
  for (const user of users) {
    await db
      .insertInto('manager.usage_user_day')
      .values({ ...user, day, license_id: 'license' })
      .execute();
    await db
      .insertInto('manager.usage_user_month')
      .values({ ...user, month })
      .onConflict((conflict) =>
        conflict.columns(['team_id', 'month', 'product', 'user_id']).doUpdateSet({
          seconds: sql`manager.usage_user_month.seconds + excluded.seconds`,
        }),
      )
      .execute();
  }
}

/** Inserts a team's number of licenses at the start of a month. @param month its first day */
export async function licensesAtMonthStart(
  { db }: Pick<Deps, 'db'>,
  team: { readonly id: string },
  counts: { readonly month: string; readonly product?: Product; readonly licenses: number },
): Promise<void> {
  await db
    .insertInto('manager.license_month')
    .values({ team_id: team.id, product: 'cd', ...counts })
    .execute();
}

/** Inserts the figures of an hour of a team's day. */
export async function aUsedHour(
  { db }: Pick<Deps, 'db'>,
  given: {
    readonly team: { readonly id: string };
    readonly day: string;
    readonly hour: number;
    readonly product?: Product;
    readonly hours?: number;
    readonly refusals?: number;
  },
): Promise<void> {
  const { team, product = 'cd', hours = 0, refusals = 0, ...when } = given;
  await db
    .insertInto('manager.usage_hour')
    .values({ team_id: team.id, product, seconds: hours * 3600, refusals, ...when })
    .execute();
}

/**
 * Inserts refused attempts of a team's day, by the number of licenses that would have avoided them.
 */
export async function refusedFor(
  { db }: Pick<Deps, 'db'>,
  given: {
    readonly team: { readonly id: string };
    readonly day: string;
    readonly product: Product;
    /** For the first additional license, the second, … */
    readonly shortages: readonly number[];
  },
): Promise<void> {
  const { team, day, product, shortages } = given;
  const rows = shortages.map((refusals, index) => ({ missing: index + 1, refusals }));
  await db
    .insertInto('manager.usage_shortage')
    .values(rows.map((row) => ({ team_id: team.id, day, product, ...row })))
    .execute();
}
