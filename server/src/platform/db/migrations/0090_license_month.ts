import { sql, type Kysely, type Migration } from 'kysely';

/** Licenses at the start of each month, and the month's peak use. */
export const licenseMonth: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table manager.license_month (
          team_id text not null,
          product text not null check (product in ('cd', 'pd')),
          month date not null check (extract(day from month) = 1),
          licenses integer not null check (licenses >= 0),
          peak integer not null check (peak >= 0),
          primary key (team_id, product, month)
        )`,
      )
      .execute(db);
  },
};
