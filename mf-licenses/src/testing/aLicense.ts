import { aLicenseRow } from '@portal/shared/testing';
import { presentLicense, type LicenseRow } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';

/** The license of `aLicenseRow`, converted for screens. */
export function aLicense(changes: Partial<LicenseRow> = {}): License {
  return presentLicense(aLicenseRow(changes));
}
