import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.release_act (
    id bigint generated always as identity primary key,
    name text not null,
    at timestamptz not null,
    actor text not null,
    act text not null check (act in ('publish', 'rollback', 'withdraw')),
    hash text,
    commit text,
    note text,
    foreign key (name, hash) references manager.remote_release (name, hash)
  )`,
  'create index release_act_name on manager.release_act (name, id)',
  // The known history.
  `insert into manager.release_act (name, at, actor, act, hash)
  select
    release.name, log.at, log.actor,
    case log.action when 'release.publish' then 'publish' else 'rollback' end,
    release.hash
  from portal.audit_log log
  join manager.remote_release release
    on release.name = log.object and release.hash = log.details->>'hash'
  where log.action in ('release.publish', 'release.rollback')
  order by log.seq`,
];

/** Who made which release of a remote current, and when. */
export const releaseActs: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
