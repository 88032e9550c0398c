import { analyzeBoard } from '../analysis/analyzeBoard.ts';
import { BoardPlan, type PlanFeature, type Point } from '../boards/BoardPlan.ts';
import { kicad } from '../boards/Dialect.ts';
import { findInPlan } from '../testing/boards/findInPlan.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { rectangle } from '../boards/samplePlan.ts';

const classes = { CLK: 'clock', GND: 'ground' } as const;

/** A clock on top of a board of 60 × 40 mm, over a negative layer with these features. */
function negative(name: string, ...features: readonly PlanFeature[]): BoardPlan {
  const plan = new BoardPlan(
    [
      { name: 'top', type: 'SIGNAL' },
      { name, type: 'POWER_GROUND', isNegative: true },
      { name: 'bottom', type: 'SIGNAL' },
      { name: 'drill', type: 'DRILL', span: ['top', 'bottom'] },
    ],
    [{ points: rectangle([0, 0], 60, 40) }],
  );
  plan.trace('top', 'CLK', 0.2, [5, 20], [55, 20]);
  // Copper in the corners, so that its bounding box equals the board.
  plan.trace('bottom', 'A', 0.2, [0.1, 0.1], [59.9, 0.1], [59.9, 39.9], [0.1, 39.9]);
  for (const [net, at] of [
    ['GND', [10, 30]],
    ['GND', [20, 30]],
    ['B', [30, 30]],
    ['B', [40, 30]],
  ] as const)
    plan.layer('drill').features.push({
      ...{ kind: 'pad', at, symbol: ['r', 0.3], net, attributes: ['.drill=2'] },
    });
  for (const feature of plan.layer('drill').features)
    if (feature.net !== undefined) {
      if (!plan.nets.includes(feature.net)) plan.nets.push(feature.net);
      plan.subnets.push({ kind: 'VIA', net: feature.net, features: [feature] });
    }
  plan.layer(name).features.push(...features);
  return plan;
}

const clearance = (at: Point, symbol: PlanFeature & { kind: 'pad' } = round(at)) => symbol;
function round(at: Point): PlanFeature & { kind: 'pad' } {
  return { kind: 'pad', at, symbol: ['r', 1] };
}
const relief = (at: Point): PlanFeature => ({
  kind: 'pad',
  at,
  symbol: ['thr', 1, 0.6, 45, 4, 0.2],
});
const split: PlanFeature = { kind: 'line', from: [30, 0], to: [30, 40], symbol: ['r', 2] };
const keepOff = [clearance([30, 30]), clearance([40, 30])];

async function planeOf(plan: BoardPlan, without: readonly string[] = []) {
  const board = await readPlan(plan, kicad, { without });
  const { planes } = analyzeBoard(board);
  const { isPlane, net } = planes[1] ?? { isPlane: false, net: -1 };
  return [isPlane, board.nets[net]?.name];
}

describe('findPlanes', () => {
  it.each([[[]], [['profile']]])(
    'takes the net of a negative layer from its name or its clearances (without %j)',
    async (without) => {
      expect(await planeOf(negative('gnd', ...keepOff), without)).toEqual([true, 'GND']);
      expect(await planeOf(negative('l2', ...keepOff), without)).toEqual([true, 'GND']);
      const others = [clearance([10, 30]), clearance([20, 30])];
      expect(await planeOf(negative('l2', ...others), without)).toEqual([true, 'B']);
      expect(await planeOf(negative('l2', ...others, relief([30, 30])), without)).toEqual([
        ...[true, 'B'],
      ]);
      const all = [...keepOff, ...others];
      expect(await planeOf(negative('l2', ...all), without)).toEqual([true, undefined]);
    },
  );

  it.each([[[]], [['profile']]])(
    'treats a negative layer as a plane with gaps where something is drawn (without %j)',
    async (without) => {
      const find = (plan: BoardPlan) => findInPlan(plan, 'R3', classes, {}, { without });
      const onClock = async (plan: BoardPlan) =>
        (await find(plan)).filter(({ net }) => net === 'CLK');
      expect(await onClock(negative('gnd', ...keepOff))).toEqual([]);
      const [finding, ...others] = await onClock(negative('gnd', ...keepOff, split));
      expect(others).toEqual([]);
      expect(finding?.measured).toBeCloseTo(2, 1);
      expect(finding?.x).toBeCloseTo(30, 0);
    },
  );

  it('does not treat a mostly drawn-over negative layer as a plane', async () => {
    const most = rectangle([0, 0], 40, 40);
    const surface: PlanFeature = { kind: 'surface', rings: [{ points: most }] };
    expect((await planeOf(negative('gnd', surface)))[0]).toBe(false);
  });
});
