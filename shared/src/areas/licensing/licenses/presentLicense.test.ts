import { aLicenseRow } from '../../../testing/aLicenseRow.ts';
import { presentLicense } from './presentLicense.ts';

describe('presentLicense', () => {
  it('presents a license with a standalone time as standalone since then', () => {
    const row = aLicenseRow({ standalone_at: '2026-03-01T00:00:00Z' });
    expect(presentLicense(row).activation).toEqual({
      kind: 'standalone',
      since: '2026-03-01T00:00:00Z',
      activeUser: null,
    });
  });

  it('keeps the name of a person with a deleted account', () => {
    expect(presentLicense(aLicenseRow({ owner_user_id: null })).owner?.name).toBe('佐藤 花子');
  });
});
