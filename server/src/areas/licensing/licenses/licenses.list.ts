import { presentLicense, type LicenseRow } from '@portal/shared/contracts';
import {
  addDays,
  applyLicenseListView,
  isRenewable,
  licenseListView,
  nearExpiryDays,
  type LicenseListView,
  type LicenseSortKey,
  type Locale,
} from '@portal/shared/domain';
import { sql, type Expression, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { literalLimit } from '../../../platform/db/literalLimit.ts';
import type { Pace } from '../../../platform/answers/long/Pace.ts';
import { collectBatches, cutBatches } from '../../../platform/answers/long/readBatches.ts';
import type { RowSource } from '../../../platform/answers/long/readLong.ts';
import { licenseRow, type LicenseReader } from './licenses.presenter.ts';
import {
  activeId,
  isIdle,
  licensesByNumber,
  listedLicenses,
  sortName,
} from './licenses.queries.ts';

interface LicenseListRequest extends LicenseReader {
  readonly teamId: string;
  readonly view: LicenseListView;
  /** Only licenses that can be renewed, now or once an unpaid order is paid or cancelled. */
  readonly renewable: boolean;
  /** Whether the reader may see which licenses are idle. */
  readonly seesUse: boolean;
  readonly now: Date;
}

type Batches = AsyncGenerator<readonly LicenseRow[], void, undefined>;

/**
 * All licenses that match the query. Sorted by number they are streamed while they are read; any
 * other order needs all rows, sorted by the browser's rule.
 */
export async function* allLicenses(
  source: RowSource,
  request: LicenseListRequest,
  pace: Pace,
): Batches {
  const batches = shownBatches(source, request, pace);
  const { key, descending } = request.view.sort;
  if (key === 'number' && !descending) yield* batches;
  else yield* cutBatches(pace, narrow(await collectBatches(batches), request));
}

interface FirstLicenses {
  readonly rows: LicenseRow[];
  /** The number of rows without the limit. */
  readonly total: number;
}

/**
 * The first rows of `allLicenses`. Without a search the database sorts them; otherwise the
 * browser's rule does.
 */
export async function firstLicenses(
  source: RowSource,
  request: LicenseListRequest & { readonly limit: number },
  pace: Pace,
): Promise<FirstLicenses> {
  const { view, renewable, limit } = request;
  if (view.search === '' && !renewable) return sortedFirst(source.db, request);
  const shown = narrow(await collectBatches(shownBatches(source, request, pace)), request);
  return { rows: shown.slice(0, limit), total: shown.length };
}

/** The filtered licenses, sorted by number. */
async function* shownBatches(source: RowSource, request: LicenseListRequest, pace: Pace): Batches {
  const { teamId, now, seesUse } = request;
  const view = { ...request.view, sort: licenseListView.initial.sort };
  for await (const batch of licensesByNumber(source, { teamId, now, seesUse, pace })) {
    const rows = batch.map((record) => licenseRow(record, request));
    const shown = narrow(rows, { ...request, view });
    await pace.add(shown.length);
    yield shown;
  }
}

/** The filtered licenses, sorted as requested. */
function narrow(
  rows: readonly LicenseRow[],
  { view, renewable, today }: LicenseListRequest,
): LicenseRow[] {
  if (!renewable && licenseListView.write(view).size === 0) return [...rows];
  const licenses = rows.map((row) => ({ ...presentLicense(row), row }));
  return applyLicenseListView(
    renewable ? licenses.filter((license) => isRenewable(license, today)) : licenses,
    view,
    today,
  ).map(({ row }) => row);
}

async function sortedFirst(
  db: Kysely<Database>,
  request: LicenseListRequest & { readonly limit: number },
): Promise<FirstLicenses> {
  const { teamId, view, limit, locale } = request;
  const { key, descending } = view.sort;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`;
  const records = await listedLicenses(db, request)
    .where(isShown(request))
    .orderBy(sql`${sortExpressions(locale)[key]} ${direction}`)
    .orderBy('license.number')
    .limit(literalLimit(limit + 1))
    .execute();
  const rows = records.slice(0, limit).map((record) => licenseRow(record, request));
  if (records.length <= limit) return { rows, total: rows.length };
  const { total } = await forTeam(db, teamId)
    .selectFrom('manager.license as license')
    .where('license.withdrawn_at', 'is', null)
    .where(isShown(request))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/**
 * Sort keys in SQL, equal to those of the domain's `applyLicenseListView`; a test compares both.
 */
const sortExpressions = (
  locale: Locale,
): Readonly<Record<LicenseSortKey, Expression<unknown>>> => ({
  number: sql`license.number`,
  product: sql`license.product collate "C"`,
  owner: sortName('owner', locale),
  active_user: sortName('active', locale),
  mode: sql`license.standalone_at is not null`,
  end_at: sql`license.end_at`,
  months: sql`license.months`,
  auto_renewal: sql`license.auto_continue`,
  trial: sql`license.trial`,
});

function isShown({ view, now, today, seesUse }: LicenseListRequest) {
  const { product, mode, validity, use, trial } = view;
  const soon = addDays(today, nearExpiryDays);
  const validities = {
    expired: sql<boolean>`license.end_at < ${today}`,
    near_expiry: sql<boolean>`license.end_at between ${today} and ${soon}`,
    upcoming: sql<boolean>`license.start_at > ${today} and license.end_at > ${soon}`,
    valid: sql<boolean>`license.start_at <= ${today} and license.end_at > ${soon}`,
  };
  const isUsable = sql<boolean>`license.start_at <= ${today} and license.end_at >= ${today}`;
  const uses = {
    free: sql<boolean>`${isUsable} and ${activeId(now)} is null`,
    in_use: sql<boolean>`${isUsable} and ${activeId(now)} is not null`,
    idle: seesUse ? isIdle(today) : sql<boolean>`false`,
  };
  const conditions = [
    sql<boolean>`true`,
    ...(product === null ? [] : [sql<boolean>`license.product = ${product}`]),
    ...(mode === null
      ? []
      : [sql<boolean>`(license.standalone_at is not null) = ${mode === 'standalone'}`]),
    ...(validity === null ? [] : [validities[validity]]),
    ...(use === null ? [] : [uses[use]]),
    ...(trial === null ? [] : [sql<boolean>`license.trial`]),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
