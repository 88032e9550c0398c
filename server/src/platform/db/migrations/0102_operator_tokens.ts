import { sql, type Kysely, type Migration } from 'kysely';

/** Tokens for operator calls over the network. */
export const operatorTokens: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table portal.operator_token (
          name text primary key,
          hash text not null unique,
          scopes jsonb not null,
          created_at timestamptz not null,
          created_by text not null,
          expires_at timestamptz not null,
          ended_at timestamptz,
          last_used_at timestamptz
        )`,
      )
      .execute(db);
  },
};
