import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table manager.license
    add column standalone_from timestamptz,
    add column standalone_until timestamptz,
    add check (num_nulls(standalone_from, standalone_until) in (0, 2))`,
  // Until now only the audit log contains standalone periods.
  `with ended as (
      select team_id, object as number, at from portal.audit_log where action = 'license.network'
      union all
      select team_id, jsonb_array_elements_text(details -> 'numbers'), at
      from portal.audit_log where action = 'license.force_network'
    ), latest as (
      select team_id, number, max(at) as until from ended group by team_id, number
    )
    update manager.license as license
    set standalone_until = latest.until,
      standalone_from = coalesce((
        select max(begun.at) from portal.audit_log as begun
        where begun.action = 'license.standalone' and begun.team_id = latest.team_id
          and begun.object = latest.number and begun.at <= latest.until
      ), latest.until)
    from latest
    where license.team_id = latest.team_id and license.number = latest.number`,
];

/** The last completed standalone period of a license, whose use may never be reported. */
export const standaloneTimes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
