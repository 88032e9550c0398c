import { anInstaller } from '../testing/anInstaller.ts';
import { groupOffers } from './groupOffers.ts';

describe('groupOffers', () => {
  it('groups the files of the latest and of the combined-use version, 64-bit first', () => {
    const installers = [
      anInstaller({ bit: 32 }),
      anInstaller({ bit: 64 }),
      anInstaller({ kind: 'combined', version: '9.4.1', bit: 64 }),
    ];
    const { latest, combined } = groupOffers(installers, '12.0.0');
    expect([latest?.version, latest?.files.map(({ bit }) => bit)]).toEqual(['12.0.0', [64, 32]]);
    expect([combined?.version, combined?.files.length]).toEqual(['9.4.1', 1]);
  });

  it('omits installers of older versions', () => {
    expect(groupOffers([anInstaller()], '12.1.0').latest).toBeUndefined();
    expect(groupOffers([anInstaller()], null).latest).toBeUndefined();
    expect(groupOffers([], null)).toEqual({ latest: undefined, combined: undefined });
  });
});
