import { monthsAgo } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

/** The longest period of any screen. */
const oldestMonths = 60;

/**
 * Records for every team and product the number of valid licenses at the start of a month, 00:00 in
 * Tokyo on its first day: network and standalone, without trials and withdrawn licenses. A product
 * has no month before its first license. Months missed while the portal was down are added from the
 * present licenses; a license that had expired and was renewed since counts as not expired.
 */
export async function addLicenseMonths(db: Kysely<Database>, now: Date): Promise<void> {
  const thisMonth = monthsAgo(now, 0);
  await sql`
    with owned as (
      select team_id, product, min(start_at) as first
      from manager.license where not trial group by team_id, product
    ), missing as (
      select owned.team_id, owned.product, begun::date as month
      from owned
      cross join lateral generate_series(
        greatest(
          date_trunc('month', (first - 1)::timestamp) + interval '1 month',
          ${monthsAgo(thisMonth, oldestMonths)}::timestamp
        ),
        ${thisMonth}::timestamp,
        interval '1 month'
      ) as begun
      where not exists (
        select from manager.license_month as known
        where known.team_id = owned.team_id and known.product = owned.product
          and known.month = begun::date
      )
    )
    insert into manager.license_month (team_id, product, month, licenses)
    select missing.team_id, missing.product, missing.month, count(license.id)
    from missing
    left join manager.license as license
      on license.team_id = missing.team_id and license.product = missing.product
      and not license.trial
      and license.start_at <= missing.month and license.end_at >= missing.month
      and (
        license.withdrawn_at is null
        or license.withdrawn_at > (missing.month::timestamp at time zone 'Asia/Tokyo')
      )
    group by 1, 2, 3
    on conflict do nothing`.execute(db);
}
