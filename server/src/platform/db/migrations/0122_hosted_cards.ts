import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table sandbox.card add column is_default boolean not null default false',
  `create table sandbox.card_page (
    token_hash text primary key,
    customer text not null,
    return_url text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
];

/** The sandbox gateway's page for adding a card, and the customer's default card. */
export const hostedCards: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
