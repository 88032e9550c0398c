import type { InstallerRow } from '@portal/shared/contracts';
import type { Installer } from '../domain/Installer.ts';

export function presentInstaller(row: InstallerRow): Installer {
  const { kind, edition, version, bit, sha256 } = row;
  return {
    ...{ kind, edition, version, bit, sha256 },
    fileName: row.file_name,
    sizeBytes: row.size,
    isSigned: row.signed === 1,
    publishedAt: row.published_at,
    notes: { en: row.notes_en, ja: row.notes_ja },
  };
}

export function presentInstallers(rows: readonly InstallerRow[]): readonly Installer[] {
  return rows.map(presentInstaller);
}
