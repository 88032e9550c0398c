import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A token serves one upload; only its hash is kept.
  `create table manager.emi_upload_token (
    token_hash text primary key,
    team_id text not null,
    user_id text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  // Archives that are arriving: what becomes no job is removed from the blob store by this list.
  `create table manager.emi_upload (
    id text primary key,
    team_id text not null,
    user_id text not null,
    created_at timestamptz not null
  )`,
];

/** Tokens and unfinished uploads of the EMI check. */
export const emiUploads: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
