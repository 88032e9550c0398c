import fc from 'fast-check';
import { currencyOf, toMajor, toMinor } from './Currency.ts';

describe('toMajor and toMinor', () => {
  it('undo each other', () => {
    const currency = fc.constantFrom('JPY' as const, 'USD' as const);
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 1e10 }), currency, (minor, of) => {
        expect(toMinor(toMajor(minor, of), of)).toBe(minor + 0);
      }),
    );
  });

  it('give no minus zero, and keep the fraction of a cent that a percentage leaves', () => {
    expect(Object.is(toMajor(-0, 'JPY'), 0)).toBe(true);
    expect(toMajor(1234.5678, 'USD')).toBe(12.345678);
    expect(toMajor(1234, 'USD')).toBe(12.34);
  });
});

describe('currencyOf', () => {
  it('answers yen for Japan and dollars for other countries', () => {
    expect(['JP', 'US', 'DE'].map(currencyOf)).toEqual(['JPY', 'USD', 'USD']);
  });
});
