import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // A token for one upload; only its hash is stored.
  `create table manager.emi_upload_token (
    token_hash text primary key,
    team_id text not null,
    user_id text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  // Archives being uploaded; those that become no job are removed from the blob store.
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
