import { BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';

const classes = { CLK: 'clock', GND: 'ground' } as const;
const copper = ['l1', 'gnd2', 'l3', 'l4', 'gnd5', 'l6'];
const spans = [1, 2, 3].map((layer) => [copper[layer] ?? '', copper[layer + 1] ?? ''] as const);

/** A clock that changes from the first to the last of six layers at (30, 20), over two planes. */
function hdiPlan(): BoardPlan {
  const plan = new BoardPlan(
    [
      ...copper.map((name) => ({ name, type: 'SIGNAL' })),
      { name: 'drill', type: 'DRILL', span: ['l1', 'l6'] },
      ...spans.map((span, at) => ({ name: `laser${at}`, type: 'DRILL', span })),
    ],
    [{ points: rectangle([0, 0], 60, 40) }],
  );
  const clearance = rectangle([29.6, 19.6], 0.8, 0.8);
  for (const layer of ['gnd2', 'gnd5'])
    plan.plane(layer, 'GND', rectangle([1, 1], 58, 38), clearance);
  plan.trace('l1', 'CLK', 0.1, [15, 20], [30, 20]);
  plan.trace('l6', 'CLK', 0.1, [30, 20], [45, 20]);
  plan.via('drill', 'CLK', [30, 20]);
  return plan;
}

/** Microvias 2-3, 3-4 and 4-5 at these places. */
function chained(...places: readonly [Point, Point, Point]): BoardPlan {
  const plan = hdiPlan();
  for (const [at, place] of places.entries()) plan.via(`laser${at}`, 'GND', place, 0.1, 0.3);
  return plan;
}

const near = [30.8, 20] as const;

describe('HoleChains', () => {
  it('follows microvias above one another', async () => {
    const plan = chained(near, near, near);
    expect(await findInPlan(plan, 'R4', classes)).toEqual([]);
    const joined = await findInPlan(plan, 'R10', classes);
    expect(joined.map(({ text }) => text)).toContain(
      'Between gnd2 and gnd5 the nearest via of GND is 35.34 mm away.',
    );
    const apart = await findInPlan(hdiPlan(), 'R10', classes);
    expect(apart.map(({ text }) => text)).toContain(
      'No via of GND joins the planes on gnd2 and gnd5.',
    );
  });

  it('follows staggered microvias along the copper of the net', async () => {
    const places = [near, [30.8, 20.8], [30.8, 20.8]] as const;
    const open = chained(...places);
    expect(await findInPlan(open, 'R4', classes)).toMatchObject([{ measured: 50 }]);
    const joined = chained(...places);
    joined.trace('l3', 'GND', 0.1, [30.8, 20], [30.8, 20.8]);
    expect(await findInPlan(joined, 'R4', classes)).toEqual([]);
  });

  it('measures to the farthest hole of the chain', async () => {
    const plan = chained(near, [33, 20], [33, 20]);
    plan.trace('l3', 'GND', 0.1, [30.8, 20], [33, 20]);
    const [finding, ...others] = await findInPlan(plan, 'R4', classes);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ measured: 3, limit: 1.27 });
    expect(finding?.text).toContain('the nearest via that joins both is 3.00 mm away');
  });

  it('needs a hole between each two layers, of the net of the planes', async () => {
    const gap = chained(near, near, [30.8, 22]);
    expect(await findInPlan(gap, 'R4', classes)).toMatchObject([{ measured: 50 }]);
    const other = hdiPlan();
    for (const at of [0, 1, 2]) other.via(`laser${at}`, at === 1 ? 'A' : 'GND', near, 0.1, 0.3);
    expect(await findInPlan(other, 'R4', classes)).toMatchObject([{ measured: 50 }]);
  });
});
