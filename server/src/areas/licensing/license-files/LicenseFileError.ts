import type { LicenseFileRefusal } from '@portal/shared/domain';

/**
 * The license file or its form is refused: answered as text `failed`, with the reason in
 * `X-Reason`.
 */
export class LicenseFileError extends Error {
  override readonly name = 'LicenseFileError';
  constructor(readonly reason: LicenseFileRefusal) {
    super(reason);
  }
}
