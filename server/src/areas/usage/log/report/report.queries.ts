import type { CalendarDay } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../platform/db/Database.ts';
import { forTeam } from '../../../../platform/db/forTeam.ts';
import { editionCodes, roleCodes } from '../../../../platform/http/Viewer.ts';

/** Whether this person gets the team's monthly report. */
export async function isSubscribed(
  db: Kysely<Database>,
  teamId: string,
  userId: string,
): Promise<boolean> {
  const row = await forTeam(db, teamId)
    .selectFrom('manager.usage_report')
    .where('user_id', '=', userId)
    .select('subscribed')
    .executeTakeFirst();
  return row?.subscribed === true;
}

interface Subscription {
  readonly teamId: string;
  readonly userId: string;
  readonly subscribed: boolean;
  /** First day of the last complete month: reports begin with the following month. */
  readonly lastMonth: CalendarDay;
}

/** Saves the owner's choice. A reported month is not reported again. */
export async function setSubscription(db: Kysely<Database>, wish: Subscription): Promise<void> {
  const { teamId: team_id, userId: user_id, subscribed, lastMonth: sent_month } = wish;
  await db
    .insertInto('manager.usage_report')
    .values({ team_id, user_id, subscribed, sent_month })
    .onConflict((conflict) =>
      conflict.column('team_id').doUpdateSet({
        user_id,
        subscribed,
        sent_month: sql`greatest(manager.usage_report.sent_month, excluded.sent_month)`,
      }),
    )
    .execute();
}

/** A due report and its recipient. */
export interface DueReport {
  readonly team_id: string;
  readonly team_name: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string | null;
}

/** Unsent reports of a month for teams whose owner subscribed. @param month first day */
export async function dueReports(
  db: Kysely<Database>,
  month: CalendarDay,
): Promise<readonly DueReport[]> {
  return db
    .selectFrom('manager.usage_report as report')
    .innerJoin('manager.team_ref as team', 'team.id', 'report.team_id')
    .innerJoin('manager.member_ref as member', (join) =>
      join
        .onRef('member.team_id', '=', 'report.team_id')
        .onRef('member.user_id', '=', 'report.user_id'),
    )
    .innerJoin('manager.user_ref as person', 'person.id', 'report.user_id')
    .where('report.subscribed', '=', true)
    .where('report.sent_month', '<', month)
    .where('team.edition', '=', editionCodes.professional)
    .where('member.role', '=', roleCodes.owner)
    .where('person.status', '=', 'active')
    .select(['report.team_id', 'team.name as team_name'])
    .select(['person.email', 'person.first_name', 'person.last_name', 'person.locale'])
    .orderBy('report.team_id')
    .execute();
}

/** Records that a month was reported. @returns false if it was before, or the subscription ended */
export async function noteReport(
  trx: Kysely<Database>,
  teamId: string,
  month: CalendarDay,
): Promise<boolean> {
  const { numUpdatedRows } = await forTeam(trx, teamId)
    .updateTable('manager.usage_report')
    .set({ sent_month: month })
    .where('sent_month', '<', month)
    .where('subscribed', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}
