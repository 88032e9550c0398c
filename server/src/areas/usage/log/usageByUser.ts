import type { UsageByUser } from '@portal/shared/contracts';
import {
  byProduct,
  compareCodePoints,
  monthsAndDays,
  products,
  roundHours,
  shareOf,
  type CalendarDay,
  type Locale,
  type Product,
  type UsagePeriod,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { personLabels } from '../../../platform/answers/personLabels.ts';
import { userSeconds } from './usage-log.queries.ts';

interface UserReading {
  readonly period: UsagePeriod;
  readonly today: CalendarDay;
  /** Of the people's names. */
  readonly locale: Locale;
}

/** `GET /api/log/user`: hours of each person, most hours first, then by name. */
export async function usageByUser(
  db: Kysely<Database>,
  teamId: string,
  { period, today, locale }: UserReading,
): Promise<UsageByUser> {
  const rows = await userSeconds(db, teamId, monthsAndDays(period, today));
  const labels = personLabels(rows, locale);
  const users = rows.map(({ userId, cd, pd }) => ({ label: labels.get(userId) ?? '', cd, pd }));
  type User = (typeof users)[number];
  const most = (of: (user: User) => number) =>
    users.toSorted(
      (one, other) => of(other) - of(one) || compareCodePoints(one.label, other.label),
    );
  const ofProduct = (product: Product): UsageByUser['data_cd'] => {
    const all = users.reduce((sum, user) => sum + user[product], 0);
    return most((user) => user[product])
      .filter((user) => roundHours(user[product]) > 0)
      .map((user) => [user.label, roundHours(user[product]), shareOf(user[product], all)]);
  };
  const { cd, pd } = byProduct(ofProduct);
  return {
    start_at: period.start,
    end_at: period.end,
    data: most((user) => user.cd + user.pd)
      .filter((user) => products.some((product) => roundHours(user[product]) > 0))
      .map((user) => [user.label, roundHours(user.cd), roundHours(user.pd)]),
    data_cd: cd,
    data_pd: pd,
  };
}
