import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Not logged: a crash may forget counts, and nothing else rests on them.
  `create unlogged table portal.call_limit (
    key text primary key,
    calls integer not null check (calls > 0),
    ends_at timestamptz not null
  )`,
  'create index call_limit_end on portal.call_limit (ends_at)',
  // Registrations were counted by these.
  'drop index accounts.registration_email',
  'drop index accounts.registration_ip',
];

/** What limits have counted, by limit and caller. */
export const callLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
