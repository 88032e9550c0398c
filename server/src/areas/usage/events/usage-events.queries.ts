import type { Product } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import type { TimedEvent } from './readLine.ts';

/** Licenses of a team by number, in any state. */
export async function licensesNamed(
  db: Kysely<Database>,
  teamId: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly product: Product }>> {
  const rows = await forTeam(db, teamId)
    .selectFrom('manager.license')
    .where('number', 'in', numbers.length === 0 ? [''] : numbers)
    .select(['id', 'number', 'product'])
    .execute();
  return new Map(rows.map(({ number, ...license }) => [number, license]));
}

/**
 * The people for whom a device may report: its present and former owners, and the people of its
 * license files. Former team members are included, since their events may arrive late and still
 * count.
 */
export async function peopleOfDevice(
  db: Kysely<Database>,
  { teamId, deviceId }: { readonly teamId: string; readonly deviceId: string },
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const team = forTeam(db, teamId);
  const asked = ids.length === 0 ? [''] : ids;
  const rows = await team
    .selectFrom('manager.license_device')
    .where('id', '=', deviceId)
    .where('user_id', 'in', asked)
    .select('user_id')
    .$narrowType<{ user_id: string }>()
    .union(
      team
        .selectFrom('manager.license_device_former')
        .where('device_id', '=', deviceId)
        .where('user_id', 'in', asked)
        .select('user_id'),
    )
    .union(
      team
        .selectFrom('manager.license_file')
        .where('kind', '=', 'LIC')
        .where('device_id', '=', deviceId)
        .where('user_id', 'in', asked)
        .select('user_id'),
    )
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/**
 * Those of the given people who are or were in a team: members, and people with a device or figures
 * in the team.
 */
export async function peopleOfTeam(
  db: Kysely<Database>,
  teamId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const team = forTeam(db, teamId);
  const asked = ids.length === 0 ? [''] : ids;
  const rows = await team
    .selectFrom('manager.member_ref')
    .where('user_id', 'in', asked)
    .select('user_id')
    .union(
      team
        .selectFrom('manager.license_device')
        .where('user_id', 'in', asked)
        .select('user_id')
        .$narrowType<{ user_id: string }>(),
    )
    .union(
      team.selectFrom('manager.usage_user_month').where('user_id', 'in', asked).select('user_id'),
    )
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

/** A stored event, with the license's id in place of its number. */
export interface KeptEvent extends TimedEvent {
  readonly licenseId: string | null;
}

/**
 * Stores new events in one statement. The caller holds the sender's lock: an event may be repeated
 * with another time, which the table's key does not detect.
 * @returns the new ids.
 */
export async function addEvents(
  trx: Kysely<Database>,
  source: { readonly teamId: string; readonly deviceId: string | null; readonly now: Date },
  events: readonly KeptEvent[],
): Promise<ReadonlySet<string>> {
  // A separate query: by id alone the database chooses a suitable plan for each month.
  const ids = events.map(({ event }) => event.id);
  const { rows: found } = await sql<{ id: string }>`
    select id from manager.usage_event where id = any(${ids}::text[]::uuid[])`.execute(trx);
  const known = new Set(found.map(({ id }) => id));
  const fresh = events.filter(({ event }) => !known.has(event.id));
  if (fresh.length === 0) return new Set();
  const rows = fresh.map(({ event, at, licenseId }) => ({
    id: event.id,
    kind: event.kind,
    user_id: event.user,
    product: event.product,
    license_id: licenseId,
    at,
    seconds: event.kind === 'use' ? event.seconds : 0,
    offset_ms: event.offset_ms,
  }));
  // In the order of ids, so that two senders of the same events cannot deadlock.
  const { rows: added } = await sql<{ id: string }>`
    insert into manager.usage_event
      (id, team_id, kind, user_id, product, license_id, at, seconds, offset_ms, device_id, received_at)
    select id, ${source.teamId}, kind, user_id, product, license_id, at, seconds, offset_ms,
      ${source.deviceId}, ${source.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id uuid, kind text, user_id text, product text, license_id text, at timestamptz,
      seconds integer, offset_ms bigint
    )
    order by id
    on conflict do nothing
    returning id`.execute(trx);
  return new Set(added.map(({ id }) => id));
}
