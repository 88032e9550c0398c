import type { CompanyDetail } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { InstallerDownloadTable } from '../../../platform/db/tables/downloads.ts';

export async function companyOf(
  db: Kysely<Database>,
  teamId: string,
): Promise<Readonly<Record<CompanyDetail, string>>> {
  return db
    .selectFrom('manager.team_ref')
    .select(['name', 'post_code', 'prefecture', 'address', 'tel'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
}

export async function insertDownload(
  db: Kysely<Database>,
  row: InstallerDownloadTable,
): Promise<void> {
  await db.insertInto('manager.installer_download').values(row).execute();
}
