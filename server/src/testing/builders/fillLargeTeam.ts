import { addDays, tokyoDay } from '@portal/shared/domain';
import { sql } from 'kysely';
import type { Deps } from '../../platform/Deps.ts';

/** Two years, including a leap day. */
const days = 731;

interface LargeTeam {
  readonly teamId: string;
  /** Number of people; all use both products on every working day. */
  readonly people: number;
}

/** Inserts two years of a large team's usage figures, like the roll-up. */
export async function fillLargeTeam(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teamId, people }: LargeTeam,
): Promise<void> {
  const today = tokyoDay(clock());
  const first = addDays(today, 1 - days);
  await sql`
    insert into manager.user_ref
      (id, email, first_name, last_name, locale, newsletter, status, version)
    select ${teamId} || n, ${teamId} || n || '@bench.example', 'First' || n, 'Last' || n % 500,
      'en', false, 'active', 1
    from generate_series(1, ${people}::int) n
  `.execute(db);
  await sql`
    insert into manager.usage_user_day
      (team_id, day, product, user_id, license_id, seconds, attempts, refusals)
    select ${teamId}, day::date, product, ${teamId} || n, 'license-' || n, 3600 + n, 2, 0
    from generate_series(${first}::date, ${today}::date, interval '1 day') day,
      generate_series(1, ${people}::int) n, unnest(array['cd', 'pd']) product
    where extract(isodow from day) < 6
  `.execute(db);
  await sql`
    insert into manager.usage_user_month
      (team_id, month, product, user_id, seconds, attempts, refusals)
    select team_id, date_trunc('month', day)::date, product, user_id,
      sum(seconds), sum(attempts), sum(refusals)
    from manager.usage_user_day where team_id = ${teamId} group by 1, 2, 3, 4
  `.execute(db);
  await sql`
    insert into manager.usage_day
      (team_id, day, product, seconds, requesters, attempts, refusals, peak)
    select team_id, day, product, sum(seconds), count(*), sum(attempts), sum(refusals), 1500
    from manager.usage_user_day where team_id = ${teamId} group by 1, 2, 3
  `.execute(db);
  await sql`
    insert into manager.usage_hour (team_id, day, product, hour, seconds, refusals)
    select team_id, day, product, hour, seconds / 12, 1
    from manager.usage_day, generate_series(8, 19) hour where team_id = ${teamId}
  `.execute(db);
  await sql`
    insert into manager.license_month (team_id, month, product, licenses)
    select distinct team_id, month, product, 1800
    from manager.usage_user_month where team_id = ${teamId}
  `.execute(db);
  // Autovacuum would do so within a minute.
  await sql`analyze`.execute(db);
}
