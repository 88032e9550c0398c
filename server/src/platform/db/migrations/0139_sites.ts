import { sql, type Kysely, type Migration } from 'kysely';

/** Sites of other origins that embed remotes, and people's consents. */
export const sites: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table portal.site (
          name text primary key,
          origins jsonb not null,
          remotes jsonb not null,
          callback text,
          secret_hash text,
          created_at timestamptz not null,
          created_by text not null,
          ended_at timestamptz
        )`,
      )
      .execute(db);
    await sql
      .raw(
        `create table portal.site_grant (
          id text primary key,
          site text not null references portal.site (name),
          account_id text not null,
          team_id text not null,
          session_uid text not null,
          origin text not null,
          remotes jsonb not null,
          connected_at timestamptz not null,
          ends_at timestamptz not null
        )`,
      )
      .execute(db);
    await sql.raw('create index site_grant_account on portal.site_grant (account_id)').execute(db);
    await sql.raw('create index site_grant_session on portal.site_grant (session_uid)').execute(db);
  },
};
