import type { Product } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { editionCodes, roleCodes } from '../../../platform/http/Viewer.ts';

/** A license with auto-renewal, and the owner of its team. */
export interface EndingLicense {
  readonly id: string;
  readonly number: string;
  readonly product: Product;
  readonly start_at: string;
  readonly end_at: string;
  /** Months to renew for: those of its last order, else its term so far, at most a year. */
  readonly months: number;
  readonly team_id: string;
  readonly agent: boolean;
  readonly user_id: string;
  readonly country_code: string;
  readonly locale: string | null;
}

/**
 * Licenses with auto-renewal that end from `from` to `to`. Only professional teams in Japan count,
 * whose owner has not left the service. Excludes licenses that an unpaid order makes or renews, and
 * licenses whose next term already had a renewal order: a cancelled or unpaid one is not repeated.
 */
export async function endingLicenses(
  db: Kysely<Database>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly EndingLicense[]> {
  const { rows } = await sql<EndingLicense>`
    select license.id, license.number, license.product, license.start_at, license.end_at,
      coalesce(
        (
          select item.months from manager.order_item as item
          join manager."order" as delivered on delivered.id = item.order_id
          where delivered.deliveried_at is not null and delivered.refunded_at is null
            and (
              item.license_id = license.id
              or (item.order_id = license.order_id and item.no = license.order_item_no)
            )
          order by item.end_at desc limit 1
        ),
        least(12, greatest(1, license.months))
      ) as months,
      license.team_id, team.agent, person.id as user_id, team.country_code, person.locale
    from manager.license as license
    join manager.team_ref as team on team.id = license.team_id
    join manager.member_ref as member
      on member.team_id = team.id and member.role = ${roleCodes.owner}
    join manager.user_ref as person on person.id = member.user_id and person.status = 'active'
    where license.auto_continue and not license.trial and license.withdrawn_at is null
      and license.end_at between ${from} and ${to}
      and team.edition = ${editionCodes.professional} and team.country_code = 'JP'
      and not exists (
        select from manager."order" as made where made.id = license.order_id and made.status = 0
      )
      and not exists (
        select from manager.order_item as item
        join manager."order" as placed on placed.id = item.order_id
        where item.license_id = license.id
          and (
            placed.status = 0
            or (placed.origin = 'auto_renewal' and item.start_at = license.end_at + 1)
          )
      )
    order by license.team_id, license.end_at, license.number`.execute(db);
  return rows;
}
