import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // What lists and comparisons want of a result; null of jobs that have not succeeded, and of those
  // from before this migration, whose files say it. A job that is carried out gives a sign of life.
  `alter table manager.emi_job
    add column facts jsonb,
    add column alive_at timestamptz`,
  `create index emi_job_processing on manager.emi_job (alive_at) where status = 'processing'`,
  // Findings that the team has looked at and leaves as they are. They belong to a project, which is
  // the name of its licenses. The place counts unless a run has one finding of the subject at most.
  `create table manager.emi_suppression (
    id text primary key,
    team_id text not null,
    project text not null,
    subject text not null,
    is_one boolean not null,
    x_mm double precision not null,
    y_mm double precision not null,
    outline jsonb not null,
    reason text not null check (length(reason) between 1 and 500),
    user_id text not null,
    created_at timestamptz not null
  )`,
  'create index emi_suppression_project on manager.emi_suppression (team_id, project)',
];

/** Results of the EMI check: what is known of them, and suppressed findings. */
export const emiResults: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
