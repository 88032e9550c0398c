import { readWantedRenewals, wantedRenewalsState } from './wantedRenewals.ts';

describe('readWantedRenewals', () => {
  it('reads what was written, and nothing more of a license', () => {
    const licenses = [{ id: 'a', number: 'CD-1', trial: false }];
    expect(readWantedRenewals(wantedRenewalsState(licenses))).toEqual([
      { id: 'a', number: 'CD-1' },
    ]);
  });

  it.each([
    null,
    undefined,
    'renew',
    {},
    { renew: 'a' },
    { renew: [null, { id: 1, number: 'x' }] },
  ])('finds nothing in %j', (state) => {
    expect(readWantedRenewals(state)).toEqual([]);
  });
});
