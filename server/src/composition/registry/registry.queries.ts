import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type {
  ReleaseTransferTable,
  RemoteReleaseTable,
  RemoteTable,
} from '../../platform/db/tables/registry.ts';
import type { Canary } from './isInCanary.ts';
import type { Transfer } from './transfers.ts';

export async function listRemotes(db: Kysely<Database>): Promise<readonly RemoteTable[]> {
  return db.selectFrom('manager.remote').selectAll().orderBy('name').execute();
}

export async function listCanaries(db: Kysely<Database>): Promise<readonly Canary[]> {
  return db.selectFrom('manager.release_canary').selectAll().orderBy('name').execute();
}

export async function listTransfers(db: Kysely<Database>): Promise<readonly Transfer[]> {
  return db
    .selectFrom('manager.release_transfer')
    .select(['path', 'name'])
    .orderBy('path')
    .execute();
}

/** Hashes of consecutive current releases; the last one is current. */
export async function releaseHistory(
  db: Kysely<Database>,
  name: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('manager.remote_history')
    .select('hash')
    .where('name', '=', name)
    .orderBy('position')
    .execute();
  return rows.map(({ hash }) => hash);
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

interface Run {
  readonly name: string;
  readonly hash: string;
  /** Earlier releases, to start the remote's history. */
  readonly before: readonly string[];
  readonly at: Date;
  /** Until when it is rolled back automatically if it fails. */
  readonly guardedUntil?: Date | null;
}

/** Makes a release current for everybody. */
export async function runRelease(
  trx: Kysely<Database>,
  { name, hash, before, at, guardedUntil = null }: Run,
): Promise<void> {
  const pointers = {
    current_hash: hash,
    // A release that was rolled back is no fallback.
    previous_hash: before.at(-1) ?? null,
    changed_at: at,
    guarded_until: guardedUntil,
  };
  await trx.deleteFrom('manager.release_canary').where('name', '=', name).execute();
  await trx
    .insertInto('manager.remote')
    .values({ name, ...pointers })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(pointers))
    .execute();
  const position = before.length;
  await trx
    .deleteFrom('manager.remote_history')
    .where('name', '=', name)
    .where('position', '>=', position)
    .execute();
  await trx.insertInto('manager.remote_history').values({ name, position, hash }).execute();
}

/** Transfers a path to another remote, which takes it with its next release. */
export async function writeTransfer(
  trx: Kysely<Database>,
  { path, name, at }: ReleaseTransferTable,
): Promise<void> {
  await trx
    .insertInto('manager.release_transfer')
    .values({ path, name, at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ name, at }))
    .execute();
}

/** Removes the remote from the registry; its releases stay. */
export async function deleteRemote(trx: Kysely<Database>, name: string): Promise<void> {
  await trx.deleteFrom('manager.release_canary').where('name', '=', name).execute();
  await trx.deleteFrom('manager.remote_history').where('name', '=', name).execute();
  await trx.deleteFrom('manager.remote').where('name', '=', name).execute();
}
