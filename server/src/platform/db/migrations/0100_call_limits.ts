import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Unlogged: a crash may lose counts, and nothing else depends on them.
  `create unlogged table portal.call_limit (
    key text primary key,
    calls integer not null check (calls > 0),
    ends_at timestamptz not null
  )`,
  'create index call_limit_end on portal.call_limit (ends_at)',
  // Registrations were counted with these indexes.
  'drop index accounts.registration_email',
  'drop index accounts.registration_ip',
];

/** Counts of rate limits, by limit and caller. */
export const callLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
