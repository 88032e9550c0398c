import { daysBetween, toCalendarDay, type CalendarDay } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { lockFor } from '../../../platform/db/lockFor.ts';
import { computeFigures, type DayRun } from './computeFigures.ts';
import { readFirstCompleteDay } from './firstCompleteDay.ts';

/** The most days that one statement computes. */
const longestRun = 31;
/** Days this close together, such as around a weekend, are computed as one run. */
const nearDays = 4;

/**
 * Recomputes the figures of a team's marked days from their events, so that late, repeated and
 * unordered events do not matter. Marks that become visible meanwhile wait for the next run. Days
 * with dropped events stay as they are.
 * @returns the number of days.
 */
export async function rollUp(db: Kysely<Database>, teamId: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockFor(trx, `usage roll-up ${teamId}`);
    const marks = await forTeam(trx, teamId)
      .deleteFrom('manager.usage_mark')
      .returning('day')
      .execute();
    const first = await readFirstCompleteDay(trx);
    const days = [...new Set(marks.map(({ day }) => toCalendarDay(day)))]
      .filter((day) => first === undefined || day >= first)
      .sort();
    for (const run of runsOf(days)) await computeFigures(trx, teamId, run);
    return days.length;
  });
}

/** The teams with marked days. */
export async function teamsWithMarks(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db.selectFrom('manager.usage_mark').distinct().select('team_id').execute();
  return rows.map(({ team_id: id }) => id);
}

/**
 * Sorted days as runs including the few days between them; none longer than one statement takes.
 */
function runsOf(days: readonly CalendarDay[]): readonly DayRun[] {
  const runs: DayRun[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const isNear = run && daysBetween(run.last, day) <= nearDays;
    if (isNear && daysBetween(run.first, day) < longestRun) {
      runs[runs.length - 1] = { first: run.first, last: day };
    } else {
      runs.push({ first: day, last: day });
    }
  }
  return runs;
}
