import type { UsageCsvSet } from '@portal/shared/contracts';
import {
  productNames,
  type CalendarDay,
  type CsvValue,
  type Locale,
  type Product,
  type UsagePeriod,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import type { Pace } from '../../../../platform/answers/long/Pace.ts';
import { cutBatches } from '../../../../platform/answers/long/readBatches.ts';
import { daysOfUse } from '../daysOfUse.ts';
import { usageByMonth } from '../usageByMonth.ts';
import { usageByUser } from '../usageByUser.ts';
import { usageRows } from './usageRows.ts';

interface UsageCsvReading {
  readonly teamId: string;
  readonly period: UsagePeriod;
  readonly products: readonly Product[];
  readonly today: CalendarDay;
  readonly locale: Locale;
  readonly pace: Pace;
}

type Rows = readonly (readonly CsvValue[])[];

/** The rows of one of the usage log's files: the sets of the screens, and the full `usage`. */
export async function* usageCsv(
  db: Kysely<Database>,
  set: UsageCsvSet,
  reading: UsageCsvReading,
): AsyncGenerator<Rows, void, undefined> {
  if (set === 'usage') yield* usageRows(db, reading);
  else yield* cutBatches(reading.pace, await shownRows(db, set, reading));
}

async function shownRows(
  db: Kysely<Database>,
  set: Exclude<UsageCsvSet, 'usage'>,
  reading: UsageCsvReading,
): Promise<Rows> {
  const { teamId, period, products } = reading;
  switch (set) {
    case 'license': {
      const { days } = await daysOfUse(db, teamId, period);
      return products.flatMap((product) =>
        days[product].map((each) => [
          ...[each.day, productNames[product], each.hours, each.utilization],
          ...[each.requesters, each.operation, each.refusals, each.failure],
        ]),
      );
    }
    case 'user': {
      const log = await usageByUser(db, teamId, reading);
      return products.flatMap((product) =>
        log[`data_${product}`].map(([user, ...figures]) => [
          user,
          productNames[product],
          ...figures,
        ]),
      );
    }
    case 'other': {
      const log = await usageByMonth(db, teamId, period);
      return products.flatMap((product) =>
        log[`data_license_${product}`].map(([month, ...figures]) => [
          month,
          productNames[product],
          ...figures,
        ]),
      );
    }
  }
}
