import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'create schema sandbox',
  // Cards are stored without numbers: only behaviour and display data.
  `create table sandbox.card (
    id text primary key,
    customer text not null,
    behavior text not null,
    last4 text not null,
    brand text not null,
    holder text not null,
    expiry text not null
  )`,
  'create index card_customer on sandbox.card (customer, id)',
  `create table sandbox.payment (
    id text primary key,
    customer text,
    behavior text,
    amount bigint,
    currency text,
    reference text,
    state text not null,
    data text,
    authenticated boolean not null default false,
    created_at timestamptz not null
  )`,
];

/** The demo's card gateway; as a separate company it has its own tables. */
export const sandboxGateway: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
