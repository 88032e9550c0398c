import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.distributor_link (
    id text primary key,
    team_id text not null,
    user_id text not null,
    tokens text,
    access_expires_at timestamptz not null,
    expires_at timestamptz,
    ended_at timestamptz,
    no_refresh_before timestamptz,
    created_at timestamptz not null,
    unique (team_id, user_id),
    check ((tokens is null) = (ended_at is not null))
  )`,
  `create table manager.distributor_attempt (
    state_hash text primary key,
    team_id text not null,
    user_id text not null,
    session_id text not null,
    verifier text not null,
    expires_at timestamptz not null
  )`,
  'create index distributor_attempt_person on manager.distributor_attempt (team_id, user_id)',
];

/** Links of people to their accounts at the parts distributor, and pending links. */
export const distributor: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
