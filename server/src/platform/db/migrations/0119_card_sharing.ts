import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table accounts.team add column card_sharing boolean not null default false',
  'alter table manager.team_ref add column card_sharing boolean not null default false',
];

/** Whether owner and admins of a team pay with each other's cards; off by default. */
export const cardSharing: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
