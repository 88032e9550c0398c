import type { InstallerRow } from '@portal/shared/contracts';
import { presentInstaller } from '../api/installer.presenter.ts';
import type { Installer } from '../domain/Installer.ts';

/** The row of the 64-bit installer of version 12.0.0, as on the wire, with a test's changes. */
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

/** The installer of `anInstallerRow`, converted for screens. */
export function anInstaller(changes: Partial<InstallerRow> = {}): Installer {
  return presentInstaller(anInstallerRow(changes));
}
