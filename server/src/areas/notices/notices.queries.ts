import { orderStatusCodes, paymentTypeCodes } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { forTeam } from '../../platform/db/forTeam.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The number of a team's licenses that end on each of some days, and the first ten numbers;
 * licenses that renew automatically do not end.
 */
export function endingLicenses(db: Kysely<Database>, teamId: string, { from, to }: Days) {
  return db
    .selectFrom('manager.license')
    .select((eb) => [
      'end_at',
      eb.fn.countAll<number>().as('count'),
      sql<string[]>`(array_agg(number order by number))[1:10]`.as('numbers'),
      eb.fn.max('created_at').as('created_at'),
    ])
    .where('team_id', '=', teamId)
    .where('withdrawn_at', 'is', null)
    .where('auto_continue', '=', false)
    .where('end_at', '>=', from)
    .where('end_at', '<=', to)
    .groupBy('end_at')
    .execute();
}

/** The first day on which a license of a team ends and may be renewed; null for none. */
export async function nextRenewalDay(
  db: Kysely<Database>,
  teamId: string,
  today: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('manager.license')
    .select((eb) => eb.fn.min<string | null>('end_at').as('day'))
    .where('team_id', '=', teamId)
    .where('withdrawn_at', 'is', null)
    .where('end_at', '>=', today)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Orders of a team that wait for a bank transfer due on one of some days. */
export function dueOrders(db: Kysely<Database>, teamId: string, { from, to }: Days) {
  return db
    .selectFrom('manager.order')
    .select(['id', 'number', 'duedate', 'total', 'currency', 'created_at'])
    .where('team_id', '=', teamId)
    .where('status', '=', orderStatusCodes.unpaid)
    .where('payment_type', '=', paymentTypeCodes.prepay)
    .where('duedate', '>=', from)
    .where('duedate', '<=', to)
    .execute();
}

/** A person's finished analyses since an instant. */
export function finishedJobs(
  db: Kysely<Database>,
  {
    teamId,
    userId,
    since,
  }: { readonly teamId: string; readonly userId: string; readonly since: Date },
) {
  return db
    .selectFrom('manager.emi_job as job')
    .innerJoin('manager.emi_license as license', 'license.id', 'job.license_id')
    .select(['job.id', 'job.status', 'job.finished_at', 'license.label as project'])
    .where('job.team_id', '=', teamId)
    .where('job.user_id', '=', userId)
    .where('job.finished_at', '>=', since)
    .orderBy('job.finished_at', 'desc')
    .limit(20)
    .execute();
}

/** Remarks about findings that others addressed to a person, and assignments, the newest first. */
export function remarksTo(
  db: Kysely<Database>,
  {
    teamId,
    userId,
    since,
  }: { readonly teamId: string; readonly userId: string; readonly since: Date },
) {
  return forTeam(db, teamId)
    .selectFrom('manager.emi_remark as remark')
    .innerJoin('manager.emi_thread as thread', 'thread.id', 'remark.thread_id')
    .select(['remark.id', 'remark.act', 'remark.job_id', 'remark.finding_key'])
    .select(['remark.created_at', 'thread.project'])
    .where('remark.whom', '=', userId)
    .where('remark.user_id', '!=', userId)
    .where('remark.created_at', '>=', since)
    .orderBy('remark.created_at', 'desc')
    .limit(20)
    .execute();
}

/** Which of a person's notices have been read. */
export async function readNoticeIds(
  db: Kysely<Database>,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('manager.notice_read')
    .select('notice_id')
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map(({ notice_id }) => notice_id));
}

/** Records that a person has read notices, and deletes records from before an instant. */
export async function noteRead(
  trx: Kysely<Database>,
  {
    userId,
    ids,
    at,
    forget,
  }: {
    readonly userId: string;
    readonly ids: readonly string[];
    readonly at: Date;
    readonly forget: Date;
  },
): Promise<void> {
  await trx
    .deleteFrom('manager.notice_read')
    .where('user_id', '=', userId)
    .where('at', '<', forget)
    .execute();
  if (ids.length === 0) return;
  await trx
    .insertInto('manager.notice_read')
    .values(ids.map((notice_id) => ({ user_id: userId, notice_id, at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
