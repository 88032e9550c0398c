import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { Site } from './siteClient.ts';

/** An open site by name. */
export async function siteByName(db: Kysely<Database>, name: string): Promise<Site | undefined> {
  return db
    .selectFrom('portal.site')
    .selectAll()
    .where('name', '=', name)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** All open sites, by name. */
export async function openSites(db: Kysely<Database>): Promise<readonly Site[]> {
  return db
    .selectFrom('portal.site')
    .selectAll()
    .where('ended_at', 'is', null)
    .orderBy('name')
    .execute();
}
