import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';
import type { RemoteReleaseTable, RemoteTable } from '../../db/tables/registry.ts';

export async function listRemotes(db: Kysely<Database>): Promise<readonly RemoteTable[]> {
  return db.selectFrom('manager.remote').selectAll().orderBy('name').execute();
}

/** The remote, locked until the end of the transaction. */
export async function lockRemote(
  trx: Kysely<Database>,
  name: string,
): Promise<RemoteTable | undefined> {
  return trx
    .selectFrom('manager.remote')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
}

export async function findRelease(
  db: Kysely<Database>,
  name: string,
  hash: string,
): Promise<RemoteReleaseTable | undefined> {
  return db
    .selectFrom('manager.remote_release')
    .selectAll()
    .where('name', '=', name)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Releases without their manifests, newest first. */
export async function listReleases(
  db: Kysely<Database>,
  name?: string,
): Promise<readonly Omit<RemoteReleaseTable, 'manifest'>[]> {
  return db
    .selectFrom('manager.remote_release')
    .select(['name', 'hash', 'version', 'base', 'published_at'])
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .orderBy('name')
    .orderBy('published_at', 'desc')
    .execute();
}

export async function insertRelease(
  trx: Kysely<Database>,
  release: RemoteReleaseTable,
): Promise<void> {
  await trx
    .insertInto('manager.remote_release')
    .values(release)
    .onConflict((conflict) => conflict.columns(['name', 'hash']).doNothing())
    .execute();
}

/** From this moment the registry names another release. */
export async function pointRemote(trx: Kysely<Database>, remote: RemoteTable): Promise<void> {
  const { name: _name, ...change } = remote;
  await trx
    .insertInto('manager.remote')
    .values(remote)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
    .execute();
}
