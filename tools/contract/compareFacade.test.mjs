import { describe, expect, it } from '@jest/globals';
import { compareFacade, goneNames, recordFacade } from './compareFacade.mjs';

const recorded = {
  version: '1.4.0',
  exports: {
    '@portal/shared': {
      Button: { since: '1.0.0', shape: '({ kind?: string }) => Element' },
      useSum: { since: '1.4.0', shape: '() => number' },
    },
  },
};
const asRecorded = { Button: '({ kind?: string }) => Element', useSum: '() => number' };
const facade = (names) => ({ '@portal/shared': names });

describe('compareFacade', () => {
  it('accepts a facade that matches its record', () => {
    expect(compareFacade(recorded, facade(asRecorded), '1.4.0')).toEqual([]);
  });

  it('refuses a removed name, whatever the minor version', () => {
    const { useSum, ...others } = asRecorded;
    expect(useSum).toBeDefined();
    const sentence =
      'useSum of @portal/shared is gone, which remotes may import since the contract 1.4.0: put it back and name it as deprecated in docs/contract.md; it can go with the next major version';
    expect(compareFacade(recorded, facade(others), '1.4.0')).toEqual([sentence]);
    expect(goneNames(recorded, facade(others), '1.5.0')).toEqual([sentence]);
    expect(goneNames(recorded, facade(others), '2.0.0')).toEqual([]);
  });

  it('refuses changed or new names without a new version, and gives the remedy', () => {
    const changed = { ...asRecorded, useSum: '(day: string) => number', more: 'number' };
    expect(compareFacade(recorded, facade(changed), '1.4.0')).toEqual([
      'useSum of @portal/shared has changed, and the contract is still 1.4.0: change it back, or raise contractVersion in shared/src/remote/contract.ts, tell of it in docs/contract.md and run npm run contract -- --write; it was () => number and is (day: string) => number',
      'more of @portal/shared is new, and the contract is still 1.4.0: raise contractVersion in shared/src/remote/contract.ts, tell of it in docs/contract.md and run npm run contract -- --write',
    ]);
  });

  it('requires that a new version is recorded', () => {
    expect(compareFacade(recorded, facade(asRecorded), '1.5.0')).toEqual([
      expect.stringContaining('run npm run contract -- --write'),
    ]);
  });
});

describe('recordFacade', () => {
  it('keeps the version of known names and sets it for new ones', () => {
    const current = facade({ ...asRecorded, more: 'number' });
    const next = recordFacade(recorded, current, '1.5.0');
    expect(next.exports['@portal/shared']).toEqual({
      ...recorded.exports['@portal/shared'],
      more: { since: '1.5.0', shape: 'number' },
    });
    expect(compareFacade(next, current, '1.5.0')).toEqual([]);
  });
});
