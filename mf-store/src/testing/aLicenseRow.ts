import { presentLicense, type LicenseRow } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';
import { aLicenseRow as aRow } from '@portal/shared/testing';

/** The row of a license that ends soon, as on the wire, with a test's changes. */
export function aLicenseRow(changes: Partial<LicenseRow> = {}): LicenseRow {
  return aRow({ start_at: '2025-12-01', end_at: '2026-11-30', ...changes });
}

/** The license of `aLicenseRow`, converted for screens. */
export function aLicense(changes: Partial<LicenseRow> = {}): License {
  return presentLicense(aLicenseRow(changes));
}
