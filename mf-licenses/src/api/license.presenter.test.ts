import { aLicenseRow } from '@portal/shared/testing';
import { presentLicense } from './license.presenter.ts';

describe('presentLicense', () => {
  it('converts flags, days and names of the wire', () => {
    expect(presentLicense(aLicenseRow({ trial: 1, auto_continue: 1 }))).toMatchObject({
      product: 'cd',
      trial: true,
      autoRenewal: true,
      startsOn: '2026-01-01',
      endsOn: '2026-12-31',
      owner: { id: 'user-owner', name: '佐藤 花子' },
      renewable: true,
    });
  });

  it('presents a license without a standalone time as a network license', () => {
    const row = aLicenseRow({ active_user_id: 'user-guest', active_user_name: '田中 一郎' });
    expect(presentLicense(row).activation).toEqual({
      kind: 'network',
      activeUser: { id: 'user-guest', name: '田中 一郎' },
    });
  });

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
