import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { Site } from './siteClient.ts';

/** A site that has not ended, by its name. */
export async function siteByName(db: Kysely<Database>, name: string): Promise<Site | undefined> {
  return db
    .selectFrom('portal.site')
    .selectAll()
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** All sites that have not ended, by name. */
export async function openSites(db: Kysely<Database>): Promise<readonly Site[]> {
  return db
    .selectFrom('portal.site')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('name')
    .execute();
}
