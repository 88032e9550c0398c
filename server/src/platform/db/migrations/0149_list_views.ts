import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  `create table manager.list_view (
    id text primary key,
    team_id text not null,
    user_id text not null,
    list text not null check (length(list) <= 40),
    name text not null check (length(name) between 1 and 60),
    query text not null check (length(query) <= 1000),
    columns text not null check (length(columns) <= 1000),
    is_shared boolean not null,
    created_at timestamptz not null
  )`,
  'create index list_view_team on manager.list_view (team_id, list)',
  'create index list_view_user on manager.list_view (user_id)',
];

/** Views of lists that people save. */
export const listViews: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
