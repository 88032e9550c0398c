import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.emi_partial_upload (
    id text primary key,
    team_id text not null,
    user_id text not null,
    token_hash text not null,
    license_id text not null,
    src_filename text not null,
    src_bytes integer not null,
    src_modified bigint,
    classes text not null,
    settings jsonb not null,
    terms text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    finished_at timestamptz
  )`,
  'create index emi_partial_upload_team on manager.emi_partial_upload (team_id)',
];

/** Resumable uploads of boards. */
export const emiPartialUploads: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
