import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table accounts.account add column last_sign_in_at timestamptz',
  `update accounts.account as account set last_sign_in_at = (
    select max(at) from portal.audit_log
    where action = 'account.sign-in' and object = account.id
  )`,
  // An invitation is identified by the digest of its link's token; sending it again replaces the
  // token.
  `create table accounts.invitation (
    id text primary key,
    team_id text not null references accounts.team,
    email text not null,
    last_name text not null,
    first_name text not null,
    role integer not null check (role <> 1),
    locale text not null check (locale in ('en', 'ja')),
    token_hash text not null unique,
    invited_by text not null references accounts.account,
    created_at timestamptz not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz
  )`,
  `create unique index invitation_open on accounts.invitation (team_id, lower(email))
    where accepted_at is null`,
  'create index invitation_expiry on accounts.invitation (expires_at)',
];

/** Invitations to a team, and the last sign-in. */
export const people: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
