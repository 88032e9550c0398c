import {
  addDays,
  applyLicenseListView,
  isRenewable,
  nearExpiryDays,
  type CalendarDay,
  type LicenseListView,
  type LicenseSortKey,
} from '@portal/shared/domain';
import { sql, type Expression, type Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import { forTeam } from '../../db/forTeam.ts';
import { licenseOf } from './licenses.presenter.ts';
import { activeName, ownerName, licenseRecords, type LicenseRecord } from './licenses.queries.ts';

interface LicenseListRequest {
  readonly teamId: string;
  readonly view: LicenseListView;
  /** Leaves those that can be renewed, now or once an unpaid order is paid or cancelled. */
  readonly renewable: boolean;
  /** First rows only. */
  readonly limit: number | undefined;
  readonly now: Date;
  readonly today: CalendarDay;
}

export interface LicenseList {
  readonly records: readonly LicenseRecord[];
  /** Rows without the limit. */
  readonly total: number;
}

/**
 * The list in the order of its address. The first rows of a list without search come sorted from
 * the database; all else goes through the rule that the browser uses too.
 */
export async function listLicenses(
  db: Kysely<Database>,
  request: LicenseListRequest,
): Promise<LicenseList> {
  const { view, renewable, limit } = request;
  if (limit !== undefined && view.search === '' && !renewable) {
    return firstRows(db, request, limit);
  }
  const { teamId, now, today } = request;
  const records = await licenseRecords(db, teamId, now).execute();
  const byId = new Map(records.map((record) => [record.id, record]));
  const licenses = records.map((record) => licenseOf(record, today));
  const shown = applyLicenseListView(
    renewable ? licenses.filter((license) => isRenewable(license, today)) : licenses,
    view,
    today,
  ).flatMap(({ id }) => byId.get(id) ?? []);
  return { records: shown.slice(0, limit), total: shown.length };
}

async function firstRows(
  db: Kysely<Database>,
  { teamId, view, now, today }: LicenseListRequest,
  limit: number,
): Promise<LicenseList> {
  const { key, descending } = view.sort;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const records = await licenseRecords(db, teamId, now)
    .where(isShown(view, today))
    .orderBy(sql`${sortExpressions[key]} ${direction}`)
    .orderBy('license.number')
    .orderBy('license.id')
    .limit(limit)
    .execute();
  const { total } = await forTeam(db, teamId)
    .selectFrom('manager.license as license')
    .where('license.withdrawn_at', 'is', null)
    .where(isShown(view, today))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { records, total };
}

/** The same values as the domain's `applyLicenseListView` sorts by; a test compares the two. */
const sortExpressions: Readonly<Record<LicenseSortKey, Expression<unknown>>> = {
  number: sql`license.number`,
  product: sql`license.product collate "C"`,
  owner: ownerName,
  active_user: activeName,
  mode: sql`license.standalone_at is not null`,
  end_at: sql`license.end_at`,
  months: sql`license.months`,
  auto_renewal: sql`license.auto_continue`,
  trial: sql`license.trial`,
};

function isShown({ product, mode, validity }: LicenseListView, today: CalendarDay) {
  const soon = addDays(today, nearExpiryDays);
  const validities = {
    expired: sql<boolean>`license.end_at < ${today}`,
    near_expiry: sql<boolean>`license.end_at between ${today} and ${soon}`,
    upcoming: sql<boolean>`license.start_at > ${today} and license.end_at > ${soon}`,
    valid: sql<boolean>`license.start_at <= ${today} and license.end_at > ${soon}`,
  };
  const conditions = [
    sql<boolean>`true`,
    ...(product === null ? [] : [sql<boolean>`license.product = ${product}`]),
    ...(mode === null
      ? []
      : [sql<boolean>`(license.standalone_at is not null) = ${mode === 'standalone'}`]),
    ...(validity === null ? [] : [validities[validity]]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
