import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table accounts.session_device (
    session_uid text primary key,
    account_id text not null references accounts.account on delete cascade,
    user_agent text not null,
    ip text not null,
    seen_at timestamptz not null
  )`,
  'create index session_device_account on accounts.session_device (account_id)',
];

/** Device and last activity of a session at accounts. */
export const sessionDevices: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
