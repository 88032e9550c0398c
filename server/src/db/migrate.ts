import { Migrator, type Kysely, type Migration } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Database } from './Database.ts';
import { installJobs } from '../jobs/installJobs.ts';

/** Brings the database to the newest structure, the job tables included. */
export async function migrate(
  db: Kysely<Database>,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...all }) },
    // Below 0100 parts had decades of their own, so a later migration can have a lower number.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('migrations failed', { cause: error });
  await installJobs(db);
}
