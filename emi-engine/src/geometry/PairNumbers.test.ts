import fc from 'fast-check';
import { PairNumbers } from './PairNumbers.ts';

describe('PairNumbers', () => {
  it('numbers distinct pairs from 0 on and equal pairs alike', () => {
    const whole = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer());
    fc.assert(
      fc.property(fc.array(fc.tuple(whole, whole)), (pairs) => {
        const numbers = new PairNumbers(pairs.length);
        const expected = new Map<string, number>();
        for (const [one, other] of pairs) {
          const name = `${one} ${other}`;
          expect(numbers.find(one, other)).toBe(expected.get(name) ?? -1);
          if (!expected.has(name)) expected.set(name, expected.size);
          expect(numbers.add(one, other)).toBe(expected.get(name));
        }
      }),
      { seed: 1 },
    );
  });
});
