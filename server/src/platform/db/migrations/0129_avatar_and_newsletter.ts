import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table accounts.account add column avatar text',
  'alter table accounts.account add column newsletter_at timestamptz',
];

/** The picture of a person, and when they chose to get the newsletter or not. */
export const avatarAndNewsletter: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
