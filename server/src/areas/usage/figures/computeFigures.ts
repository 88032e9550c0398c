import {
  addDays,
  inTokyo,
  monthsAgo,
  startOfTokyoDay,
  type CalendarDay,
} from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { usageStretchSeconds } from '@portal/shared/contracts';

/** Time that a refused person counts as lacking a license, unless they get one earlier. */
export const refusalWindowMs = 30 * 60_000;

/** Consecutive days, both included. */
export interface DayRun {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

const figuresOfDays = [
  'manager.usage_user_day',
  'manager.usage_day',
  'manager.usage_hour',
  'manager.usage_shortage',
] as const;

/**
 * Recomputes all figures of consecutive days from their events, and those of their months from the
 * days. Runs in the caller's transaction, which holds the team's lock.
 */
export async function computeFigures(
  trx: Kysely<Database>,
  teamId: string,
  run: DayRun,
): Promise<void> {
  const team = forTeam(trx, teamId);
  for (const table of figuresOfDays) {
    await team
      .deleteFrom(table)
      .where('day', '>=', run.first)
      .where('day', '<=', run.last)
      .execute();
  }
  await insertDays(trx, teamId, run);

  const firstMonth = monthsAgo(run.first, 0);
  const lastMonth = monthsAgo(run.last, 0);
  await team
    .deleteFrom('manager.usage_user_month')
    .where('month', '>=', firstMonth)
    .where('month', '<=', lastMonth)
    .execute();
  await sql`
    insert into manager.usage_user_month
      (team_id, month, product, user_id, seconds, attempts, refusals)
    select team_id, date_trunc('month', day)::date, product, user_id,
      sum(seconds), sum(attempts), sum(refusals)
    from manager.usage_user_day
    where team_id = ${teamId} and day >= ${firstMonth} and day < ${monthsAgo(lastMonth, -1)}
    group by 1, 2, 3, 4`.execute(trx);
}

/** Seconds by which Tokyo is ahead of UTC, all year. Whole hours, so both have the same full hours. */
const tokyoOffset = sql.lit(inTokyo(new Date(0)).offset * 60);
const dayOf = (seconds: string) =>
  sql`(date '1970-01-01' + ((${sql.ref(seconds)} + ${tokyoOffset}) / 86400)::integer)`;

/**
 * One statement, so that all figures come from the same events. Filters by team itself.
 *
 * - `piece`: the part of a use interval within one hour, in seconds. The interval ends at the whole
 * second before the event, so that the sum of the pieces equals the event's seconds.
 * - `level`: number of licenses in use from a moment on. Ends come before starts at the same
 * moment,
 * so that adjacent intervals do not overlap; a license held under two names counts once (`held`).
 * - `missing`: number of people refused within the last half hour who have got no license since.
 */
async function insertDays(
  trx: Kysely<Database>,
  teamId: string,
  { first, last }: DayRun,
): Promise<void> {
  const from = startOfTokyoDay(first).getTime() - refusalWindowMs;
  const to = startOfTokyoDay(addDays(last, 1)).getTime() + (usageStretchSeconds + 1) * 1000;
  const isInRun = sql`between ${first}::date and ${last}::date`;
  await sql`
    with event as materialized (
      select id, kind, user_id, product, license_id, at, seconds,
        floor(extract(epoch from at))::bigint as second
      from manager.usage_event
      where team_id = ${teamId} and at >= ${new Date(from)} and at < ${new Date(to)}
    ), piece as materialized (
      select ${dayOf('hour')} as day, hour, user_id, product, license_id,
        greatest(second - seconds, hour) as since, least(second, hour + 3600) as until
      from event
      cross join lateral generate_series((second - seconds) / 3600 * 3600, second - 1, 3600) as hour
      where kind = 'use' and ${dayOf('hour')} ${isInRun}
    ), attempt as materialized (
      select ${dayOf('second')} as day, second / 3600 * 3600 as hour, id, kind, user_id, product,
        license_id, at, (kind = 'refused')::integer as refusal
      from event
      where kind in ('granted', 'refused')
    ), attempt_in_run as (
      select * from attempt where day ${isInRun}
    ), figure as (
      select day, hour, user_id, product, license_id,
        until - since as seconds, 0 as attempts, 0 as refusals
      from piece
      union all
      select day, hour, user_id, product, license_id, 0, 1, refusal
      from attempt_in_run
    ), held as (
      select day, product, until, greatest(since, max(until) over (
          partition by license_id, day order by since, until
          rows between unbounded preceding and 1 preceding
        )) as since
      from piece
    ), step as (
      select day, product, since as moment, 1 as step from held where since < until
      union all
      select day, product, until, -1 from held where since < until
    ), level as (
      select day, product, sum(step) over (partition by day, product order by moment) as level
      from step
    ), peak as (
      select day, product, max(level) as peak from level group by day, product
    ), turn as (
      select day, product, kind, at, lead(at) over (
          partition by product, user_id order by at, kind, id
        ) as next_at
      from attempt
    ), wait as (
      select day, product, at as moment, 1 as step from turn where kind = 'refused'
      union all
      select null, product,
        least(next_at, at + make_interval(secs => ${sql.lit(refusalWindowMs / 1000)})), -1
      from turn where kind = 'refused'
    ), shortage as (
      select day, product, step, sum(step) over (partition by product order by moment) as missing
      from wait
    ), user_days as (
      insert into manager.usage_user_day
        (team_id, day, product, user_id, license_id, seconds, attempts, refusals)
      select ${teamId}, day, product, user_id, coalesce(license_id, ''),
        sum(seconds), sum(attempts), sum(refusals)
      from figure group by day, product, user_id, coalesce(license_id, '')
    ), days as (
      insert into manager.usage_day
        (team_id, day, product, seconds, requesters, attempts, refusals, peak)
      select ${teamId}, day, product, sum(seconds),
        count(distinct user_id) filter (where attempts > 0),
        sum(attempts), sum(refusals), coalesce(max(peak), 0)
      from figure left join peak using (day, product) group by day, product
    ), hours as (
      insert into manager.usage_hour (team_id, day, product, hour, seconds, refusals)
      select ${teamId}, day, product, (hour + ${tokyoOffset}) / 3600 % 24,
        sum(seconds), sum(refusals)
      from figure group by day, product, hour having sum(seconds) > 0 or sum(refusals) > 0
    ), licenses as (
      insert into manager.usage_license as known (team_id, license_id, last_used_at)
      select ${teamId}, license_id, max(at) from event where license_id is not null
      group by license_id
      on conflict (license_id) do update
      set last_used_at = greatest(known.last_used_at, excluded.last_used_at)
    )
    insert into manager.usage_shortage (team_id, day, product, missing, refusals)
    select ${teamId}, day, product, missing, count(*)
    from shortage where step = 1 and day ${isInRun}
    group by day, product, missing`.execute(trx);
}
