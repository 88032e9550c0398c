import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  // CSV text `part,role`; empty for none.
  "alter table manager.emi_job add column roles text not null default ''",
  "alter table manager.emi_partial_upload add column roles text not null default ''",
  // What a team corrects in all runs of a project, the label of its licenses.
  `create table manager.emi_correction (
    team_id text not null,
    project text not null,
    kind text not null check (kind in ('part', 'net')),
    name text not null check (length(name) between 1 and 300),
    value text not null,
    user_id text not null,
    created_at timestamptz not null,
    primary key (team_id, project, kind, name)
  )`,
];

/** Roles of parts, and the corrections of roles and classes. */
export const emiCorrections: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
