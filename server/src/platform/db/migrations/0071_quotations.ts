import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.quotation (
    id text primary key,
    team_id text,
    user_id text,
    number text not null unique,
    token_hash text not null unique,
    token text not null,
    locale text not null check (locale in ('en', 'ja')),
    currency text not null check (currency in ('JPY', 'USD')),
    total bigint not null,
    valid_until date not null,
    snapshot jsonb not null,
    document_sha256 text,
    created_at timestamptz not null,
    check ((team_id is null) = (user_id is null))
  )`,
  'create index quotation_team on manager.quotation (team_id, created_at desc) where team_id is not null',
];

/** Quotations of teams and of visitors. */
export const quotations: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
