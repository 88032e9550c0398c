import fc from 'fast-check';
import {
  licenseListView,
  licenseSortKeys,
  licenseUses,
  type LicenseListView,
} from './LicenseListView.ts';
import { validityKinds } from './validity.ts';

const aView: fc.Arbitrary<LicenseListView> = fc.record({
  search: fc.string().map((text) => text.trim()),
  product: fc.constantFrom('cd', 'pd', null),
  mode: fc.constantFrom('network', 'standalone', null),
  validity: fc.constantFrom(...validityKinds, null),
  use: fc.constantFrom(...licenseUses, null),
  trial: fc.constantFrom('yes', null),
  sort: fc.record({ key: fc.constantFrom(...licenseSortKeys), descending: fc.boolean() }),
});

describe('licenseListView.parse', () => {
  it('reads the address that `write` has made', () => {
    fc.assert(
      fc.property(aView, (view) => {
        expect(licenseListView.parse(licenseListView.write(view))).toEqual(view);
      }),
    );
  });

  it('reads any address, and ignores unknown values', () => {
    const address = new URLSearchParams('product=xx&mode=&validity=9&sort=-price&other=1');
    expect(licenseListView.parse(address)).toEqual(licenseListView.initial);
  });

  it('reads a descending sort', () => {
    expect(licenseListView.parse(new URLSearchParams('sort=-end_at')).sort).toEqual({
      key: 'end_at',
      descending: true,
    });
  });
});

describe('licenseListView.write', () => {
  it('leaves the default out, and other parameters in place', () => {
    const address = new URLSearchParams('q=old&sort=trial&keep=1');
    expect(licenseListView.write(licenseListView.initial, address).toString()).toBe('keep=1');
  });
});
