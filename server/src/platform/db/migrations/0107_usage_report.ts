import { sql, type Kysely, type Migration } from 'kysely';

/** Subscriptions to the monthly usage report. */
export const usageReport: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table manager.usage_report (
          team_id text primary key,
          user_id text not null,
          subscribed boolean not null,
          sent_month date not null check (extract(day from sent_month) = 1)
        )`,
      )
      .execute(db);
  },
};
