import {
  addDays,
  licenseStages,
  orderStages,
  toCalendarDay,
  toMajor,
  tokyoDay,
  type CalendarDay,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { begunStage, type NewNotice } from './NewNotice.ts';
import { cardNotices } from './cardNotices.ts';
import { dueOrders, endingLicenses, finishedJobs, remarksTo } from './notices.queries.ts';

/** As long as the report of an analysis is kept. */
const jobDays = 30;
const dayMs = 86_400_000;

/** The recipient of notices. */
interface NoticesReader {
  readonly user: Pick<Viewer['user'], 'id' | 'role'>;
  readonly team: Pick<Viewer['team'], 'id'>;
}

/**
 * A person's current notices, the newest first. Computed from the database, so that renewed, paid
 * or cancelled items disappear. Owners and admins see ending licenses, unpaid orders and their own
 * cards, everybody their own analyses and remarks to them.
 */
export async function listNotices(
  db: Kysely<Database>,
  { user, team }: NoticesReader,
  now: Date,
): Promise<readonly NewNotice[]> {
  const today = tokyoDay(now);
  const isManager = user.role !== 'guest';
  const notices = [
    ...(isManager ? await licenseNotices(db, team.id, today) : []),
    ...(isManager ? await orderNotices(db, team.id, today) : []),
    ...(isManager ? await cardNotices(db, { teamId: team.id, userId: user.id }, today) : []),
    ...(await jobNotices(db, { teamId: team.id, userId: user.id }, now)),
    ...(await remarkNotices(db, { teamId: team.id, userId: user.id }, now)),
  ];
  return notices.toSorted(
    (one, other) =>
      other.created_at.localeCompare(one.created_at) || one.id.localeCompare(other.id),
  );
}

async function licenseNotices(
  db: Kysely<Database>,
  teamId: string,
  today: CalendarDay,
): Promise<readonly NewNotice[]> {
  const days = { from: today, to: addDays(today, Math.max(...licenseStages)) };
  const ending = await endingLicenses(db, teamId, days);
  return ending.flatMap(({ end_at, count, numbers, created_at }): NewNotice[] => {
    const begun = begunStage(toCalendarDay(end_at), today, licenseStages);
    if (!begun) return [];
    const single = count === 1 ? (numbers[0] ?? null) : null;
    return [
      {
        id: `license_end:${end_at}:${String(begun.stage)}`,
        kind: 'license_end',
        figures: { end_at, count, number: single, numbers },
        to: single === null ? '/license?sort=end_at' : `/license/${encodeURIComponent(single)}`,
        created_at: laterOf(begun.at, created_at),
      },
    ];
  });
}

async function orderNotices(
  db: Kysely<Database>,
  teamId: string,
  today: CalendarDay,
): Promise<readonly NewNotice[]> {
  const days = { from: today, to: addDays(today, Math.max(...orderStages)) };
  const orders = await dueOrders(db, teamId, days);
  return orders.flatMap(({ id, number, duedate, total, currency, created_at }): NewNotice[] => {
    if (duedate === null) return [];
    const begun = begunStage(toCalendarDay(duedate), today, orderStages);
    if (!begun) return [];
    return [
      {
        id: `order_due:${id}:${String(begun.stage)}`,
        kind: 'order_due',
        figures: { number, duedate, total: toMajor(total, currency), currency },
        to: `/order/${id}`,
        created_at: laterOf(begun.at, created_at),
      },
    ];
  });
}

async function jobNotices(
  db: Kysely<Database>,
  person: { readonly teamId: string; readonly userId: string },
  now: Date,
): Promise<readonly NewNotice[]> {
  const since = new Date(now.getTime() - jobDays * dayMs);
  const jobs = await finishedJobs(db, { ...person, since });
  return jobs.flatMap(({ id, status, finished_at, project }): NewNotice[] => {
    if (finished_at === null) return [];
    const kind = status === 'failed' ? 'emi_failed' : 'emi_done';
    const to = kind === 'emi_done' ? `/demitasnx/${id}` : '/demitasnx';
    return [
      { id: `emi:${id}`, kind, figures: { project }, to, created_at: finished_at.toISOString() },
    ];
  });
}

async function remarkNotices(
  db: Kysely<Database>,
  person: { readonly teamId: string; readonly userId: string },
  now: Date,
): Promise<readonly NewNotice[]> {
  const since = new Date(now.getTime() - jobDays * dayMs);
  const remarks = await remarksTo(db, { ...person, since });
  return remarks.map(({ id, act, job_id, finding_key, created_at, project }): NewNotice => ({
    id: `emi_remark:${id}`,
    kind: act === 'assign' ? 'emi_assigned' : 'emi_mentioned',
    figures: { project },
    to: `/demitasnx/${job_id}?finding=${encodeURIComponent(finding_key)}`,
    created_at: created_at.toISOString(),
  }));
}

function laterOf(one: Date, other: Date | null): string {
  return new Date(Math.max(one.getTime(), other?.getTime() ?? 0)).toISOString();
}
