import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // Facts for lists and comparisons; null for jobs that have not succeeded or are older than this
  // migration. A running job sends heartbeats.
  `alter table manager.emi_job
    add column facts jsonb,
    add column alive_at timestamptz`,
  `create index emi_job_processing on manager.emi_job (alive_at) where status = 'processing'`,
  // Suppressed findings of a project, the label of its licenses. The place is relevant unless a run
  // has at most one finding of the subject.
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

/** Results of the EMI check: facts, and suppressed findings. */
export const emiResults: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
