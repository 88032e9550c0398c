import type { InstallerRow } from '@portal/shared/contracts';
import { presentInstaller } from '../api/installer.presenter.ts';
import type { Installer } from '../domain/Installer.ts';

/** The 64-bit file of version 12.0.0 as the API sends it; `changes` say what matters to a test. */
export function anInstallerRow(changes: Partial<InstallerRow> = {}): InstallerRow {
  const { version = '12.0.0', bit = 64 } = changes;
  return {
    kind: 'latest',
    edition: 2,
    version,
    bit,
    file_name: `setup-${version}-${String(bit)}bit.exe`,
    size: 52_428_800,
    sha256: String(bit).repeat(32),
    signed: 0,
    published_at: '2026-11-01T00:00:00Z',
    notes_en: '',
    notes_ja: '',
    ...changes,
  };
}

/** The same in the portal's own words. */
export function anInstaller(changes: Partial<InstallerRow> = {}): Installer {
  return presentInstaller(anInstallerRow(changes));
}
