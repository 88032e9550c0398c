import type { InstallerRow } from '@portal/shared/contracts';
import type { InstallerTable } from '../../../platform/db/tables/downloads.ts';

/** The wire format of an installer. @param combined the version for use beside another one */
export function installerRow(installer: InstallerTable, combined: string): InstallerRow {
  const { edition, version, bit, file_name, size, sha256, signed } = installer;
  return {
    kind: version === combined ? 'combined' : 'latest',
    edition,
    version,
    bit: bit === 32 ? 32 : 64,
    file_name,
    size,
    sha256,
    signed: signed ? 1 : 0,
    published_at: installer.published_at.toISOString(),
    notes_en: installer.notes_en,
    notes_ja: installer.notes_ja,
  };
}
