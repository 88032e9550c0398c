import { sql, type Kysely, type Migration } from 'kysely';

/** Read notices; the notices themselves are computed. */
export const notices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table manager.notice_read (
      user_id text not null,
      notice_id text not null,
      at timestamptz not null,
      primary key (user_id, notice_id)
    )`.execute(db);
  },
};
