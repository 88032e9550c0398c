import {
  byProduct,
  licenseAdvice,
  monthsAgo,
  type CalendarDay,
  type LicenseAdvice,
  type Product,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { monthsOfUse } from '../../../licensing/seats/seats.queries.ts';

/** Advice from a team's complete months before a day, by product; null for none. */
export async function advise(
  db: Kysely<Database>,
  teamId: string,
  today: CalendarDay,
): Promise<Readonly<Record<Product, LicenseAdvice | null>>> {
  const thisMonth = monthsAgo(today, 0);
  const months = await monthsOfUse(db, teamId, monthsAgo(today, 3), thisMonth);
  return byProduct((product) => licenseAdvice(months[product], thisMonth.slice(0, 7)));
}
