import fc from 'fast-check';
import { compareCodePoints } from './compareCodePoints.ts';

const byBytes = (a: string, b: string) => Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));

describe('compareCodePoints', () => {
  it('compares like the bytes of UTF-8, which is PostgreSQL’s COLLATE "C"', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(byBytes(a, b));
      }),
    );
  });

  it.each([
    ['A', 'B'],
    ['B', 'a'],
    ['CD-1', 'CD-10'],
    ['\uFF21', '𠮷'],
    ['𠮷', '𩸽'],
  ])('sorts %s before %s', (first, second) => {
    expect(compareCodePoints(first, second)).toBeLessThan(0);
    expect(compareCodePoints(second, first)).toBeGreaterThan(0);
  });
});
