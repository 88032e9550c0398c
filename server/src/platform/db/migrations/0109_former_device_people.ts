import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.license_device_former (
    team_id text not null,
    device_id text not null,
    user_id text not null,
    primary key (device_id, user_id)
  )`,
  // Until now only the audit log contains former owners.
  `insert into manager.license_device_former (team_id, device_id, user_id)
    select distinct device.team_id, device.id, known.actor
    from portal.audit_log as known
    join manager.license_device as device
      on device.id = known.object and device.team_id = known.team_id
    where known.action = 'device.enrol' and known.actor is distinct from device.user_id`,
];

/** Former owners of devices, whose use may still be reported. */
export const formerDevicePeople: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
