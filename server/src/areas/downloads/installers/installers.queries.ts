import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type {
  InstallerTable,
  InstallerUploadTable,
} from '../../../platform/db/tables/downloads.ts';

/** The key of one published installer. */
export type InstallerName = Pick<InstallerTable, 'edition' | 'version' | 'bit'>;

export async function insertInstaller(trx: Kysely<Database>, row: InstallerTable): Promise<void> {
  await trx.insertInto('manager.installer').values(row).execute();
}

export async function findInstaller(
  db: Kysely<Database>,
  { edition, version, bit }: InstallerName,
): Promise<InstallerTable | undefined> {
  return db
    .selectFrom('manager.installer')
    .selectAll()
    .where('edition', '=', edition)
    .where('version', '=', version)
    .where('bit', '=', bit)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** All installers ever published, newest first. */
export async function listInstallers(
  db: Kysely<Database>,
): Promise<readonly Omit<InstallerTable, 'notes_en' | 'notes_ja'>[]> {
  return db
    .selectFrom('manager.installer')
    .select(['id', 'edition', 'version', 'bit', 'file_name', 'size', 'sha256', 'signed'])
    .select(['published_at', 'withdrawn_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Versions that a team of the edition can download now. */
export async function publishedVersions(
  db: Kysely<Database>,
  edition: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('manager.installer')
    .select('version')
    .distinct()
    .where('edition', '=', edition)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ version }) => version);
}

/** The files of some versions, 64-bit first. */
export async function installersOf(
  db: Kysely<Database>,
  edition: number,
  versions: readonly string[],
): Promise<readonly InstallerTable[]> {
  if (versions.length === 0) return [];
  return db
    .selectFrom('manager.installer')
    .selectAll()
    .where('edition', '=', edition)
    .where('version', 'in', versions)
    .where('withdrawn_at', 'is', null)
    .orderBy('bit', 'desc')
    .execute();
}

/** Withdraws an installer. @returns it, or `undefined` if no published one has that id. */
export async function withdrawInstaller(
  trx: Kysely<Database>,
  id: string,
  now: Date,
): Promise<InstallerTable | undefined> {
  return trx
    .updateTable('manager.installer')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function insertUpload(db: Kysely<Database>, row: InstallerUploadTable): Promise<void> {
  await db.insertInto('manager.installer_upload').values(row).execute();
}

export async function findUpload(
  db: Kysely<Database>,
  id: string,
): Promise<InstallerUploadTable | undefined> {
  return db
    .selectFrom('manager.installer_upload')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Records that the next part of an upload has arrived. @returns false for any other part. */
export async function countPart(db: Kysely<Database>, id: string, part: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('manager.installer_upload')
    .set({ parts: part + 1 })
    .where('id', '=', id)
    .where('parts', '=', part)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteUpload(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('manager.installer_upload').where('id', '=', id).execute();
}

export async function uploadsBefore(
  db: Kysely<Database>,
  instant: Date,
): Promise<readonly InstallerUploadTable[]> {
  return db
    .selectFrom('manager.installer_upload')
    .selectAll()
    .where('created_at', '<', instant)
    .execute();
}
