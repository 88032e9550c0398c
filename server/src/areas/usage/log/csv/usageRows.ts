import {
  hoursOf,
  memberName,
  productNames,
  type CsvValue,
  type Locale,
  type Product,
  type UsagePeriod,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { forTeam } from '../../../../platform/db/forTeam.ts';
import type { UsageUserDayTable } from '../../../../platform/db/tables/usage.ts';
import type { Pace } from '../../../../platform/answers/long/Pace.ts';
import { readBatches } from '../../../../platform/answers/long/readBatches.ts';
import { unknownPerson } from '../../../../platform/answers/personLabels.ts';

type LicenseDay = Omit<UsageUserDayTable, 'team_id'>;

interface UsageRowsReading {
  readonly teamId: string;
  readonly period: UsagePeriod;
  readonly products: readonly Product[];
  readonly locale: Locale;
  readonly pace: Pace;
}

/**
 * A team's whole usage, one row per day, person and product: day, name, mail address, product,
 * hours, requests, refused requests. Streams and sums up while reading.
 */
export async function* usageRows(
  db: Kysely<Database>,
  reading: UsageRowsReading,
): AsyncGenerator<readonly (readonly CsvValue[])[], void, undefined> {
  const nameOf = createDirectory(db, reading);
  let open: LicenseDay | undefined;
  const batches = readBatches<LicenseDay>(reading.pace, (after, limit) =>
    licenseDays(db, reading, after).limit(limit).execute(),
  );
  for await (const batch of batches) {
    const whole: LicenseDay[] = [];
    // Rows of one person with several licenses are adjacent.
    for (const row of batch) {
      if (open && isSame(open, row)) open = sum(open, row);
      else {
        if (open) whole.push(open);
        open = row;
      }
    }
    yield await presented(whole, nameOf);
  }
  if (open) yield await presented([open], nameOf);
}

function licenseDays(
  db: Kysely<Database>,
  { teamId, period, products }: UsageRowsReading,
  after: LicenseDay | undefined,
) {
  const rows = forTeam(db, teamId)
    .selectFrom('manager.usage_user_day')
    .where('day', '<=', period.end)
    .where('product', 'in', products)
    .select(['day', 'product', 'user_id', 'license_id', 'seconds', 'attempts', 'refusals'])
    .orderBy('day')
    .orderBy('product')
    .orderBy('user_id')
    .orderBy('license_id');
  if (!after) return rows.where('day', '>=', period.start);
  return rows.where((where) =>
    where(
      where.refTuple('day', 'product', 'user_id', 'license_id'),
      '>',
      where.tuple(after.day, after.product, after.user_id, after.license_id),
    ),
  );
}

const isSame = (one: LicenseDay, other: LicenseDay): boolean =>
  one.user_id === other.user_id && one.product === other.product && one.day === other.day;

const sum = (one: LicenseDay, other: LicenseDay): LicenseDay => ({
  ...one,
  seconds: one.seconds + other.seconds,
  attempts: one.attempts + other.attempts,
  refusals: one.refusals + other.refusals,
});

interface NamedPerson {
  readonly name: string;
  readonly email: string | null;
}
type Directory = (ids: readonly string[]) => Promise<ReadonlyMap<string, NamedPerson>>;

async function presented(days: readonly LicenseDay[], nameOf: Directory): Promise<CsvValue[][]> {
  const people = await nameOf(days.map(({ user_id }) => user_id));
  return days.map(({ day, product, user_id, seconds, attempts, refusals }) => {
    const { name = '', email = null } = people.get(user_id) ?? {};
    return [day, name, email, productNames[product], hoursOf(seconds), attempts, refusals];
  });
}

/** Caches the names of people, at most those of the team. */
function createDirectory(
  db: Kysely<Database>,
  { locale, pace }: Pick<UsageRowsReading, 'locale' | 'pace'>,
): Directory {
  const known = new Map<string, NamedPerson>();
  return async (ids) => {
    const asked = [...new Set(ids)].filter((id) => !known.has(id));
    if (asked.length > 0) {
      const rows = await pace.piece(() =>
        db
          .selectFrom('manager.user_ref')
          .where('id', 'in', asked)
          .select(['id', 'email', 'first_name', 'last_name'])
          .execute(),
      );
      for (const id of asked) known.set(id, { name: unknownPerson[locale], email: null });
      for (const { id, email, ...names } of rows) {
        known.set(id, { name: memberName(names, locale), email });
      }
    }
    return known;
  };
}
