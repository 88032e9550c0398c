import { sql, type Kysely, type Migration } from 'kysely';

export const emiProgress: Migration = {
  async up(db: Kysely<unknown>) {
    // How far a running analysis is: an `EmiProgress`.
    await sql`alter table manager.emi_job add column progress jsonb`.execute(db);
  },
};
