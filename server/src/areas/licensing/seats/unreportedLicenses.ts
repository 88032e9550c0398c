import { monthsAgo, startOfTokyoDay, type CalendarDay, type Product } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

/**
 * The number of a team's licenses with unknown use in a month: standalone during it, valid at its
 * start, and without reported use. Their computers report only when connected, if ever.
 *
 * @param since first day of the earliest month
 * @returns a function of a product and the first day of a month
 */
export async function unreportedLicenses(
  db: Kysely<Database>,
  teamId: string,
  since: CalendarDay,
): Promise<(product: Product, month: CalendarDay) => number> {
  const team = forTeam(db, teamId);
  const ofLicenses = team
    .selectFrom('manager.license')
    .where('trial', '=', false)
    .where('withdrawn_at', 'is', null)
    .where((where) =>
      where.or([
        where('standalone_at', 'is not', null),
        where('standalone_until', '>', startOfTokyoDay(since)),
      ]),
    );
  const licenses = await ofLicenses
    .select(['id', 'product', 'start_at', 'end_at'])
    .select(['standalone_at', 'standalone_from', 'standalone_until'])
    .execute();
  if (licenses.length === 0) return () => 0;
  const rows = await team
    .selectFrom('manager.usage_user_day')
    .where('day', '>=', since)
    .where('seconds', '>', 0)
    .where('license_id', 'in', ofLicenses.select('id'))
    .select(['license_id', sql<string>`date_trunc('month', day)::date`.as('month')])
    .distinct()
    .execute();
  const used = new Set(rows.map((row) => `${row.license_id} ${row.month}`));
  return (product, month) => {
    const begin = startOfTokyoDay(month);
    const end = startOfTokyoDay(monthsAgo(month, -1));
    return licenses.filter((license) => {
      const { standalone_at: at, standalone_from: from, standalone_until: until } = license;
      const isNow = at !== null && at < end;
      const wasThen = from !== null && until !== null && from < end && until > begin;
      const isValid = license.start_at <= month && month <= license.end_at;
      return (
        license.product === product &&
        isValid &&
        (isNow || wasThen) &&
        !used.has(`${license.id} ${month}`)
      );
    }).length;
  };
}
