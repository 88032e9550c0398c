import fc from 'fast-check';
import {
  defaultLicenseListView,
  licenseListAddress,
  licenseSortKeys,
  parseLicenseListAddress,
  type LicenseListView,
} from './LicenseListView.ts';
import { validityKinds } from './validity.ts';

const aView: fc.Arbitrary<LicenseListView> = fc.record({
  search: fc.string().map((text) => text.trim()),
  product: fc.constantFrom('cd', 'pd', null),
  mode: fc.constantFrom('network', 'standalone', null),
  validity: fc.constantFrom(...validityKinds, null),
  sort: fc.record({ key: fc.constantFrom(...licenseSortKeys), descending: fc.boolean() }),
});

describe('parseLicenseListAddress', () => {
  it('reads what licenseListAddress writes', () => {
    fc.assert(
      fc.property(aView, (view) => {
        expect(parseLicenseListAddress(licenseListAddress(view))).toEqual(view);
      }),
    );
  });

  it('takes any address, and values it does not know as absent', () => {
    const address = new URLSearchParams('product=xx&mode=&validity=9&sort=-price&other=1');
    expect(parseLicenseListAddress(address)).toEqual(defaultLicenseListView);
  });

  it('reads a descending sort', () => {
    expect(parseLicenseListAddress(new URLSearchParams('sort=-end_at')).sort).toEqual({
      key: 'end_at',
      descending: true,
    });
  });
});

describe('licenseListAddress', () => {
  it('leaves the default out and other parameters in place', () => {
    const address = new URLSearchParams('q=old&sort=trial&keep=1');
    expect(licenseListAddress(defaultLicenseListView, address).toString()).toBe('keep=1');
  });
});
