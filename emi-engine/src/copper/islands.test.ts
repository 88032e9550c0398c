import { readPlan } from '../testing/boards/readPlan.ts';
import { BoardPlan } from '../boards/BoardPlan.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { IslandIndex } from './IslandIndex.ts';
import { listIslands, pointWithin } from './islands.ts';

const mm = 1_000_000;

/**
 * Two islands in one surface: a frame of 20 × 20 mm with a hole of 10 × 10, and a square inside it.
 */
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

  it('finds a point inside each of them', async () => {
    const areas = await frame();
    const islands = listIslands(areas);
    const index = new IslandIndex(areas, islands);
    islands.forEach((island, at) =>
      expect(index.holds(at, ...pointWithin(areas, island))).toBe(true),
    );
  });
});
