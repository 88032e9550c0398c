import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // What a team says about a finding in all runs of a project, the label of its licenses. The place
  // is as in `emi_suppression`.
  `create table manager.emi_thread (
    id text primary key,
    team_id text not null,
    project text not null,
    subject text not null,
    is_one boolean not null,
    x_mm double precision not null,
    y_mm double precision not null,
    outline jsonb not null,
    assignee text,
    is_fixed boolean not null default false
  )`,
  'create index emi_thread_project on manager.emi_thread (team_id, project)',
  // One remark or act each; `whom` is the mentioned or assigned person. Job and key are those of the
  // finding where it was said, for links.
  `create table manager.emi_remark (
    id text primary key,
    team_id text not null,
    thread_id text not null references manager.emi_thread (id),
    act text not null,
    text text not null check (length(text) <= 1000),
    whom text,
    job_id text not null,
    finding_key text not null,
    user_id text not null,
    created_at timestamptz not null
  )`,
  'create index emi_remark_thread on manager.emi_remark (thread_id)',
  'create index emi_remark_whom on manager.emi_remark (whom, created_at) where whom is not null',
];

/** Remarks, assignments and states of findings. */
export const emiThreads: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
