import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Licenses of the EMI check. job_count includes uses taken by waiting and running jobs.
  `create table manager.emi_license (
    id text primary key,
    team_id text not null,
    user_id text not null,
    number text not null unique,
    trial boolean not null,
    label text not null,
    times integer not null check (times > 0),
    job_count integer not null default 0 check (job_count between 0 and times),
    start_at date not null,
    end_at date not null,
    order_id text unique references manager."order",
    terms text,
    idempotency_key text,
    ordered_at timestamptz not null,
    withdrawn_at timestamptz,
    check (start_at <= end_at),
    check (not trial or order_id is null)
  )`,
  'create index emi_license_team on manager.emi_license (team_id, ordered_at desc)',
  // Only a team's first application gets the free trial.
  'create unique index emi_license_trial on manager.emi_license (team_id) where trial',
  // The archive is in the blob store. A job takes a use of its license unless it fails; a rerun
  // takes none. Its error is a code of the engine or the portal.
  `create table manager.emi_job (
    id text primary key,
    team_id text not null,
    user_id text not null,
    license_id text not null references manager.emi_license,
    status text not null check (status in ('waiting', 'processing', 'success', 'failed')),
    src_filename text not null,
    src_key text not null,
    src_bytes integer not null check (src_bytes >= 0),
    classes text not null,
    settings jsonb not null,
    locale text not null check (locale in ('en', 'ja')),
    terms text,
    rerun_of text references manager.emi_job,
    attempts integer not null default 0,
    error jsonb,
    created_at timestamptz not null,
    finished_at timestamptz,
    check ((status = 'failed') = (error is not null)),
    check ((status in ('success', 'failed')) = (finished_at is not null))
  )`,
  'create index emi_job_team on manager.emi_job (team_id, created_at desc)',
  'create index emi_job_license on manager.emi_job (license_id)',
];

/** Licenses and jobs of the EMI check. */
export const emi: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
