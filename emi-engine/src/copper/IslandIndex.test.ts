import fc from 'fast-check';
import { BoardPlan, type PlanRing, type Point } from '../boards/BoardPlan.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { IslandIndex } from './IslandIndex.ts';
import { listIslands } from './islands.ts';

const mm = 1_000_000;

async function indexOf(...surfaces: readonly (readonly PlanRing[])[]) {
  const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
  for (const rings of surfaces) plan.add('top', 'PLN', { kind: 'surface', rings, net: 'A' });
  const { copper } = await readPlan(plan);
  const { areas } = copper[0]!;
  return new IslandIndex(areas, listIslands(areas));
}

/** Point-in-polygon test over all edges. */
function holds(points: readonly Point[], x: number, y: number): boolean {
  return points.reduce((isIn, [x1, y1], at) => {
    const [x2, y2] = points[(at + 1) % points.length]!;
    const crosses = y1 > y !== y2 > y && x1 + ((y - y1) * (x2 - x1)) / (y2 - y1) < x;
    return crosses !== isIn;
  }, false);
}

const coordinate = fc.integer({ min: 0, max: 40 });
const point = fc.tuple(coordinate, coordinate);

describe('IslandIndex', () => {
  it('tells whether a point lies in an island, outside its holes', async () => {
    const frame = await indexOf([
      { points: rectangle([0, 0], 20, 20) },
      { points: rectangle([5, 5], 10, 10), isHole: true },
      { points: rectangle([8, 8], 4, 4) },
    ]);
    const isIn = (x: number, y: number) => [0, 1].map((at) => frame.holds(at, x * mm, y * mm));
    expect(isIn(2, 10)).toEqual([true, false]);
    expect(isIn(6, 10)).toEqual([false, false]);
    expect(isIn(10, 10)).toEqual([false, true]);
    expect(isIn(21, 10)).toEqual([false, false]);
    expect(frame.near([9 * mm, 9 * mm, 9 * mm, 9 * mm]).sort()).toEqual([0, 1]);
    expect(frame.near([21 * mm, 0, 22 * mm, 0])).toEqual([]);
    expect(frame.near([21 * mm, 0, 22 * mm, 0], 1 * mm)).toEqual([0]);
  });

  it('agrees with a test over all edges, whatever the outline', async () => {
    const outline = fc.array(point, { minLength: 3, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(outline, point, async (points, [x, y]) => {
        const index = await indexOf([{ points }]);
        // Between the grid of the corners, so that no point lies on the end of an edge.
        expect(index.holds(0, (x + 0.37) * mm, (y + 0.41) * mm)).toBe(
          holds(points, x + 0.37, y + 0.41),
        );
      }),
      { numRuns: 100 },
    );
  });

  it.each([400, 12_800])('checks a few edges for each query, of %i', async (corners) => {
    const points = Array.from({ length: corners }, (_, at): Point => {
      const angle = (2 * Math.PI * at) / corners;
      return [20 * Math.cos(angle), 20 * Math.sin(angle)];
    });
    const index = await indexOf([{ points }]);
    const questions = 200;
    for (let at = 0; at < questions; at++) index.holds(0, (at % 7) * mm, (at - 100) * 0.19 * mm);
    expect(index.looks / questions).toBeLessThan(12);
  });

  it('tells overlapping islands from islands side by side', async () => {
    const squares = [0, 4, 9.1].map((x) => [{ points: rectangle([x, 0], 5, 5) }]);
    const index = await indexOf(...squares, [{ points: rectangle([1, 1], 1, 1) }]);
    expect([index.overlap(0, 1), index.overlap(1, 2), index.overlap(0, 3)]).toEqual([
      ...[true, false, true],
    ]);
  });
});
