import { aLicenseRow } from '@portal/shared/testing';
import type { LicenseRow } from '@portal/shared/contracts';
import type { License } from '@portal/shared/domain';
import { presentLicense } from '../api/license.presenter.ts';

/** The license of `aLicenseRow`, converted for screens. */
export function aLicense(changes: Partial<LicenseRow> = {}): License {
  return presentLicense(aLicenseRow(changes));
}
