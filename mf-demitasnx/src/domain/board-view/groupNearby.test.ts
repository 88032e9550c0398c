import fc from 'fast-check';
import { groupNearby } from './groupNearby.ts';

const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
const places = fc.array(fc.record({ x: coordinate, y: coordinate }), { maxLength: 200 });
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('groupNearby', () => {
  it('groups nearby places, the first one first', () => {
    const [a, b, c] = [
      { x: 1, y: 1, name: 'a' },
      { x: 1, y: 1, name: 'b' },
      { x: 9, y: 1, name: 'c' },
    ];
    expect(groupNearby([a, c, b], 2)).toEqual([[a, b], [c]]);
  });

  it('has each place once, within reach of its first, with firsts out of reach of each other', () => {
    fc.assert(
      fc.property(places, fc.double({ min: 0.003, max: 90, noNaN: true }), (given, reach) => {
        const groups = groupNearby(given, reach);
        expect(new Set(groups.flat())).toEqual(new Set(given));
        expect(groups.flat()).toHaveLength(given.length);
        for (const [first, ...others] of groups) {
          for (const other of others) {
            expect(distance(first, other)).toBeLessThanOrEqual(reach);
            expect(given.indexOf(first)).toBeLessThan(given.indexOf(other));
          }
          for (const [another] of groups)
            if (another !== first) expect(distance(first, another)).toBeGreaterThan(reach);
        }
      }),
    );
  });
});
