import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table accounts.account add column avatar text',
  'alter table accounts.account add column newsletter_at timestamptz',
];

/** Profile picture, and the last choice about the newsletter. */
export const avatarAndNewsletter: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
