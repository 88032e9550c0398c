import { readPlan } from '../testing/boards/readPlan.ts';
import { BoardPlan } from '../testing/boards/BoardPlan.ts';
import { rectangle } from '../testing/boards/samplePlan.ts';
import { holdsPoint, listIslands, pointWithin } from './islands.ts';

const mm = 1_000_000;

/** Two islands in one surface: a frame of 20 × 20 mm with a hole of 10 × 10, and a square in it. */
async function frame() {
  const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
  const rings = [
    { points: rectangle([0, 0], 20, 20) },
    { points: rectangle([5, 5], 10, 10), isHole: true },
    { points: rectangle([8, 8], 4, 4) },
  ];
  plan.add('top', 'PLN', { kind: 'surface', rings, net: 'A' });
  plan.add('top', 'PLN', { kind: 'surface', rings, isNegative: true });
  const { copper } = await readPlan(plan);
  return copper[0]!.areas;
}

describe('listIslands', () => {
  it('gives each island its holes, extent and area', async () => {
    expect(listIslands(await frame())).toMatchObject([
      { area: 0, from: 0, to: 2, box: [0, 0, 20 * mm, 20 * mm], areaMm2: 300 },
      { area: 0, from: 2, to: 3, box: [8 * mm, 8 * mm, 12 * mm, 12 * mm], areaMm2: 16 },
    ]);
  });

  it('tells whether a point lies in an island, and gives one that does', async () => {
    const areas = await frame();
    const [outer, inner] = listIslands(areas);
    const isIn = (x: number, y: number) =>
      [outer, inner].map((island) => holdsPoint(areas, island!, x * mm, y * mm));
    expect(isIn(2, 10)).toEqual([true, false]);
    expect(isIn(6, 10)).toEqual([false, false]);
    expect(isIn(10, 10)).toEqual([false, true]);
    expect(isIn(21, 10)).toEqual([false, false]);
    for (const island of [outer!, inner!])
      expect(holdsPoint(areas, island, ...pointWithin(areas, island))).toBe(true);
  });
});
