import fc from 'fast-check';
import { fillRings } from './fillRings.ts';

type Ring = readonly number[];

function fill(rings: readonly Ring[]) {
  const trapezoids: number[][] = [];
  const work = fillRings(rings, (...numbers) => trapezoids.push(numbers));
  while (!work.next().done);
  return trapezoids;
}

function area(trapezoids: readonly (readonly number[])[]): number {
  return trapezoids.reduce(
    (sum, [y0 = 0, y1 = 0, l0 = 0, r0 = 0, l1 = 0, r1 = 0]) =>
      sum + ((y1 - y0) * (r0 - l0 + r1 - l1)) / 2,
    0,
  );
}

function isFilled(trapezoids: readonly (readonly number[])[], x: number, y: number): boolean {
  return trapezoids.some(([y0 = 0, y1 = 0, l0 = 0, r0 = 0, l1 = 0, r1 = 0]) => {
    const share = (y - y0) / (y1 - y0);
    return y > y0 && y < y1 && x > l0 + (l1 - l0) * share && x < r0 + (r1 - r0) * share;
  });
}

/** Even-odd test by the number of edges to the right. */
function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let isIn = false;
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const [x1, y1] = [ring[at] ?? 0, ring[at + 1] ?? 0];
      const [x2, y2] = [ring[(at + 2) % ring.length] ?? 0, ring[(at + 3) % ring.length] ?? 0];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
    }
  return isIn;
}

const square = [0, 0, 10, 0, 10, 10, 0, 10];

describe('fillRings', () => {
  it('makes one trapezoid of a rectangle', () => {
    expect(fill([square])).toEqual([[0, 10, 0, 10, 0, 10]]);
  });

  it('leaves a hole free, in both orientations', () => {
    for (const hole of [
      [4, 4, 6, 4, 6, 6, 4, 6],
      [4, 4, 4, 6, 6, 6, 6, 4],
    ])
      expect(area(fill([square, hole]))).toBe(96);
  });

  it('accepts a hole joined to the edge by a slit of zero width', () => {
    const slit = [0, 0, 10, 0, 10, 10, 5, 10, 5, 6, 6, 6, 6, 4, 4, 4, 4, 6, 5, 6, 5, 10, 0, 10];
    const filled = fill([slit]);
    expect(area(filled)).toBeCloseTo(96);
    expect(isFilled(filled, 5.2, 5)).toBe(false);
    expect(isFilled(filled, 2, 5)).toBe(true);
  });

  it('fills a plane with thousands of holes, without gaps and overlaps', () => {
    const holes = Array.from({ length: 2500 }, (_, index) => {
      const [x, y] = [(index % 50) * 20 + 10 + (index % 7), Math.floor(index / 50) * 20 + 10];
      return [x - 3, y, x, y - 4, x + 3, y, x, y + 4];
    });
    const plane = [0, 0, 1010, 0, 1010, 1010, 0, 1010];
    const filled = fill([plane, ...holes]);
    expect(area(filled)).toBeCloseTo(1010 * 1010 - 2500 * 24, 3);
    const nat = fc.nat({ max: 1009 });
    fc.assert(
      fc.property(nat, nat, (x, y) => {
        const isIn = isInside([plane, ...holes], x + 0.37, y + 0.41);
        expect(isFilled(filled, x + 0.37, y + 0.41)).toBe(isIn);
      }),
    );
  });

  it('draws nothing for a ring without area', () => {
    expect(fill([[0, 0, 5, 5], [1, 1], []])).toEqual([]);
  });

  it('fills star-shaped polygons by the even-odd rule', () => {
    const spikes = fc.array(fc.integer({ min: 5, max: 1000 }), { minLength: 3, maxLength: 40 });
    const point = fc.tuple(
      fc.integer({ min: -999, max: 999 }),
      fc.integer({ min: -999, max: 999 }),
    );
    fc.assert(
      fc.property(spikes, fc.array(point, { minLength: 5, maxLength: 20 }), (radii, points) => {
        const ring = radii.flatMap((radius, index) => {
          const angle = (2 * Math.PI * index) / radii.length;
          return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
        });
        const filled = fill([ring]);
        for (const [x, y] of points)
          // Off the integers, where edges lie.
          expect(isFilled(filled, x + 0.37, y + 0.41)).toBe(isInside([ring], x + 0.37, y + 0.41));
      }),
    );
  });
});
