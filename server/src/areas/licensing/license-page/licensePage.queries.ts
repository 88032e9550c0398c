import type { AuditAction } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { licenseRecords } from '../licenses/licenses.queries.ts';

/** A license of the team by its number, with the order that created it. */
export function licenseByNumber(db: Kysely<Database>, teamId: string, number: string, now: Date) {
  return licenseRecords(db, teamId, now)
    .select(['license.order_id', 'license.order_item_no'])
    .where('license.number', '=', number)
    .executeTakeFirst();
}

/** The computer that uses a license now, and the time of its last reported use. */
export function presentUse(db: Kysely<Database>, teamId: string, licenseId: string, now: Date) {
  return forTeam(db, teamId)
    .selectFrom('manager.license as license')
    .leftJoin('manager.license_file as file', 'file.id', 'license.standalone_file_id')
    .leftJoin('manager.license_device as device', (join) =>
      join.on(
        'device.id',
        '=',
        sql<string | null>`coalesce(file.device_id,
          case when license.lease_until > ${now} then license.lease_device_id end)`,
      ),
    )
    .leftJoin('manager.usage_license as used', 'used.license_id', 'license.id')
    .select(['device.host', 'used.last_used_at'])
    .where('license.id', '=', licenseId)
    .executeTakeFirst();
}

interface Origin {
  readonly id: string;
  readonly order_id: string | null;
  readonly order_item_no: number | null;
}

/** The orders that created or renewed a license, including cancelled ones, the newest first. */
export function ordersOfLicense(db: Kysely<Database>, teamId: string, license: Origin) {
  return forTeam(db, teamId)
    .selectFrom('manager.order as order')
    .innerJoin('manager.order_item as item', 'item.order_id', 'order.id')
    .select(['order.id', 'order.number', 'order.created_at', 'order.locale', 'order.status'])
    .select(['order.payment_type', 'order.permit_after_pay', 'order.deliveried_at'])
    .select(['order.completed_at', 'order.refunded_at'])
    .select(['item.kind', 'item.start_at', 'item.end_at'])
    .where((is) =>
      is.or([
        is('item.license_id', '=', license.id),
        is.and([
          is('item.order_id', '=', license.order_id),
          is('item.no', '=', license.order_item_no),
        ]),
      ]),
    )
    .orderBy('order.created_at', 'desc')
    .orderBy('order.id', 'desc')
    .execute();
}
export type LicenseOrderRecord = Awaited<ReturnType<typeof ordersOfLicense>>[number];

/** Cursor in the use of a license: a day, and a person of that day. */
interface UsePlace {
  readonly day: string;
  readonly userId: string;
}

/** The users of a license by day, the newest first. */
export function usesOfLicense(
  db: Kysely<Database>,
  teamId: string,
  { licenseId, before, limit }: { licenseId: string; before?: UsePlace; limit: number },
) {
  return forTeam(db, teamId)
    .selectFrom('manager.usage_user_day as use')
    .leftJoin('manager.user_ref as person', 'person.id', 'use.user_id')
    .select(['use.day', 'use.user_id', 'use.seconds', 'person.last_name', 'person.first_name'])
    .where('use.license_id', '=', licenseId)
    .where('use.seconds', '>', 0)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(use.day, use.user_id) < (${before?.day}::date, ${before?.userId})`),
    )
    .orderBy('use.day', 'desc')
    .orderBy('use.user_id', 'desc')
    .limit(limit)
    .execute();
}
export type LicenseUseRecord = Awaited<ReturnType<typeof usesOfLicense>>[number];

const ofLicense = [
  'license.release',
  'license.auto_renewal',
  'license.standalone',
  'license.network',
  'license.force_network',
] as const satisfies readonly AuditAction[];
const ofOrder = ['license.issue', 'license.take_back'] as const satisfies readonly AuditAction[];

/**
 * The history of a license in the audit log, the newest first: acts on the license, deliveries and
 * refunds of its orders. The audit log is not scoped by `forTeam`, so the query filters by team.
 */
export function eventsOfLicense(
  db: Kysely<Database>,
  teamId: string,
  {
    number,
    orders,
    before,
    limit,
  }: { number: string; orders: readonly string[]; before?: number; limit: number },
) {
  return db
    .selectFrom('portal.audit_log as act')
    .leftJoin('manager.user_ref as actor', 'actor.id', 'act.actor')
    .leftJoin('manager.user_ref as subject', (join) =>
      join.on(
        'subject.id',
        '=',
        sql<string | null>`coalesce(act.details ->> 'active_user_id', act.details ->> 'user_id')`,
      ),
    )
    .select(['act.seq', 'act.at', 'act.actor', 'act.action', 'act.object'])
    .select(['actor.last_name', 'actor.first_name'])
    .select(['subject.last_name as subject_last_name', 'subject.first_name as subject_first_name'])
    .select([
      sql<string | null>`act.details ->> 'host'`.as('host'),
      sql<string | null>`act.details ->> 'auto_continue'`.as('auto_continue'),
    ])
    .where('act.team_id', '=', teamId)
    .where((is) =>
      is.or([
        is.and([is('act.object', '=', number), is('act.action', 'in', ofLicense)]),
        is.and([
          sql<boolean>`act.object = any(${[...orders]}::text[])`,
          is('act.action', 'in', ofOrder),
        ]),
        // A license file can contain two licenses; the act names only one of them as its object.
        is.and([
          is('act.action', '=', 'license.force_network'),
          sql<boolean>`act.details -> 'numbers' @> to_jsonb(${number}::text)`,
        ]),
      ]),
    )
    .$if(before !== undefined, (query) => query.where('act.seq', '<', before ?? 0))
    .orderBy('act.seq', 'desc')
    .limit(limit)
    .execute();
}
export type LicenseEventRecord = Awaited<ReturnType<typeof eventsOfLicense>>[number];
