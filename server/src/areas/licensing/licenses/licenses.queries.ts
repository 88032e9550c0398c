import {
  addDays,
  familyFirst,
  idleDays,
  startOfTokyoDay,
  tokyoDay,
  type CalendarDay,
  type Locale,
  type Product,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { Pace } from '../../../platform/answers/long/Pace.ts';
import { readLong, type RowSource } from '../../../platform/answers/long/readLong.ts';

/** The terms of a license that its price depends on. */
export interface LicenseTerms {
  readonly id: string;
  readonly number: string;
  readonly product: Product;
  readonly trial: boolean;
  readonly start_at: string;
  readonly end_at: string;
  /** Whether an unpaid order creates or renews the license. */
  readonly unpaid: boolean;
}

/** The person who uses the license: by its standalone file, or by its running lease. */
export const activeId = (now: Date) =>
  sql<string | null>`coalesce(
    license.standalone_user_id,
    case when license.lease_until > ${now} then license.lease_user_id end
  )`;

/**
 * Whether an unpaid order (status 0) reserves the license. The list is selected once for all rows;
 * it is raw SQL, so it filters by team itself.
 */
const isUnpaid = (teamId: string) => sql<boolean>`(
  license.id in (
    select item.license_id
    from manager.order_item as item
    join manager."order" as unpaid on unpaid.id = item.order_id
    where unpaid.team_id = ${teamId} and unpaid.status = 0 and item.license_id is not null
  )
  or coalesce(license.order_id in (
    select id from manager."order" where team_id = ${teamId} and status = 0
  ), false)
)`;

/**
 * Whether a network license that may be used today has had no use for `idleDays`, as far as use is
 * known.
 */
export function isIdle(today: CalendarDay) {
  const firstUnused = startOfTokyoDay(addDays(today, 1 - idleDays));
  return sql<boolean>`(
    license.standalone_at is null
    and license.start_at <= ${addDays(today, -idleDays)} and license.end_at >= ${today}
    and coalesce(license.standalone_until < ${firstUnused}, true)
    and not exists (
      select from manager.usage_license as used
      where used.license_id = license.id and used.last_used_at >= ${firstUnused}
    )
  )`;
}

/** `familyFirst` as PostgreSQL writes it, with eight digits for characters above U+FFFF. */
const familyFirstPattern = familyFirst.source.replaceAll(
  /\\u\{(\w+)\}/g,
  (_, digits: string) => `\\U${digits.padStart(8, '0')}`,
);

/** The sort key of names: the same text as the domain's `personName`; a test compares both. */
export function sortName(person: 'owner' | 'active', locale: Locale) {
  const last = sql.ref<string | null>(`${person}.last_name`);
  const first = sql.ref<string | null>(`${person}.first_name`);
  const familyName = sql`${last} || ' ' || ${first}`;
  const name =
    locale === 'ja'
      ? familyName
      : sql`case when ${last} ~ ${sql.lit(familyFirstPattern)} then ${familyName} else ${first} || ' ' || ${last} end`;
  return sql<string | null>`btrim(${name}) collate "C"`;
}

/**
 * A team's licenses. All reads start from this query, so that they cannot reach another team's. One
 * statement on the manager's copy of people; a lease counts until it expires.
 */
export function licenseRecords(db: Kysely<Database>, teamId: string, now: Date) {
  return forTeam(db, teamId)
    .selectFrom('manager.license as license')
    .leftJoin('manager.user_ref as owner', 'owner.id', 'license.owner_id')
    .leftJoin('manager.user_ref as active', (join) => join.on('active.id', '=', activeId(now)))
    .where('license.withdrawn_at', 'is', null)
    .select([
      'license.id',
      'license.number',
      'license.product',
      'license.trial',
      'license.auto_continue',
      'license.start_at',
      'license.end_at',
      'license.owner_id',
      'license.standalone_at',
      'license.standalone_file_id',
    ])
    .select(['owner.last_name as owner_last_name', 'owner.first_name as owner_first_name'])
    .select(activeId(now).as('active_id'))
    .select(['active.last_name as active_last_name', 'active.first_name as active_first_name'])
    .select(isUnpaid(teamId).as('unpaid'));
}

/** A license with the names of its people and its current holder. */
export type LicenseRecord = Awaited<
  ReturnType<ReturnType<typeof licenseRecords>['executeTakeFirstOrThrow']>
>;

interface LicenseReading {
  readonly teamId: string;
  readonly now: Date;
  /** Whether to read which licenses are idle. */
  readonly seesUse: boolean;
  readonly pace: Pace;
}

/** `licenseRecords` with what only the list has. */
export function listedLicenses(
  db: Kysely<Database>,
  { teamId, now, seesUse }: Omit<LicenseReading, 'pace'>,
) {
  const idle = seesUse ? isIdle(tokyoDay(now)) : sql<boolean>`false`;
  return licenseRecords(db, teamId, now).select(idle.as('idle'));
}

type ListedLicense = LicenseRecord & { readonly idle: boolean };

/** All licenses of a team sorted by number, in batches. */
export function licensesByNumber(source: RowSource, reading: LicenseReading) {
  return readLong<ListedLicense>(source, reading.pace, (db, after, limit) =>
    listedLicenses(db, reading)
      .where('license.number', '>', after?.number ?? '')
      .orderBy('license.number')
      .limit(sql.lit(limit))
      .execute(),
  );
}

/**
 * Terms of some of a team's licenses, sorted by number, without people: the input of their price.
 * Called for every change in a cart, so it is raw SQL, which saves query building and filters by
 * team itself.
 */
export async function licenseTerms(
  db: Kysely<Database>,
  teamId: string,
  ids: readonly string[],
): Promise<readonly LicenseTerms[]> {
  const { rows } = await sql<LicenseTerms>`
    select id, number, product, trial, start_at, end_at, ${isUnpaid(teamId)} as unpaid
    from manager.license as license
    where team_id = ${teamId} and id = any(${ids}) and withdrawn_at is null
    order by number`.execute(db);
  return rows;
}

/**
 * Locks a license of the team until the transaction ends, then reads it with its current holder, so
 * that a caller that waited for the lock sees the previous caller's changes.
 */
export async function lockLicense(
  trx: Kysely<Database>,
  teamId: string,
  id: string,
  now: Date,
): Promise<LicenseRecord | undefined> {
  await forTeam(trx, teamId)
    .selectFrom('manager.license')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return licenseRecords(trx, teamId, now).where('license.id', '=', id).executeTakeFirst();
}

/** The same for several licenses; those that the team does not have are missing. */
export async function lockLicenses(
  trx: Kysely<Database>,
  teamId: string,
  ids: readonly string[],
  now: Date,
): Promise<readonly LicenseRecord[]> {
  await forTeam(trx, teamId)
    .selectFrom('manager.license')
    .select('id')
    .where('id', '=', oneOf(ids))
    // In one order, so that two such calls cannot deadlock.
    .orderBy('id')
    .forUpdate()
    .execute();
  return licenseRecords(trx, teamId, now).where('license.id', '=', oneOf(ids)).execute();
}

/** Ends the leases of licenses: their holders' next heartbeats are refused. */
export async function endLeases(
  trx: Kysely<Database>,
  teamId: string,
  licenseIds: readonly string[],
): Promise<void> {
  await forTeam(trx, teamId)
    .updateTable('manager.license')
    .set(noLease)
    .where('id', '=', oneOf(licenseIds))
    .execute();
}

/** The columns of a license without a lease. */
export const noLease = {
  lease_id: null,
  lease_device_id: null,
  lease_user_id: null,
  lease_until: null,
} as const;

export async function setAutoRenewals(
  trx: Kysely<Database>,
  teamId: string,
  licenseIds: readonly string[],
  autoContinue: boolean,
): Promise<void> {
  await forTeam(trx, teamId)
    .updateTable('manager.license')
    .set((eb) => ({ auto_continue: autoContinue, version: eb('version', '+', 1) }))
    .where('id', '=', oneOf(licenseIds))
    .execute();
}

/** Matches any of some ids, as one parameter. */
function oneOf(ids: readonly string[]) {
  return sql<string>`any(${ids})`;
}

/** A member of a team, and the language of their profile. */
export interface Member {
  readonly id: string;
  readonly last_name: string;
  readonly first_name: string;
  readonly locale: string | null;
  readonly email: string;
}

/** The people of a team, in no order. */
export async function membersOfTeam(
  db: Kysely<Database>,
  teamId: string,
): Promise<readonly Member[]> {
  return forTeam(db, teamId)
    .selectFrom('manager.member_ref as member')
    .innerJoin('manager.user_ref as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.last_name', 'person.first_name', 'person.locale', 'person.email'])
    .execute();
}
