import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `alter table accounts.registration
    add column edition integer not null default 1 check (edition in (1, 2)),
    add column kind text not null default 'company' check (kind in ('company', 'person')),
    add column post_code text not null default '',
    add column prefecture text not null default '',
    add column address text not null default '',
    add column tel text not null default '',
    add column terms_version text,
    add column privacy_version text,
    add column estimate text not null default '',
    add column survey jsonb not null default '{}',
    add column confirmed_at timestamptz`,
  `alter table accounts.account
    add column terms_version text,
    add column privacy_version text,
    add column terms_at timestamptz`,
  `alter table accounts.team
    add column kind text not null default 'company' check (kind in ('company', 'person'))`,
  `create table accounts.survey_answer (
    account_id text primary key references accounts.account on delete cascade,
    answers jsonb not null,
    answered_at timestamptz not null
  )`,
];

/** Registration in steps: edition, company or person, survey, accepted versions, estimate. */
export const registrationSteps: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
