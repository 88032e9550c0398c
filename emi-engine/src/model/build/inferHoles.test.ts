import { BoardPlan, type PlanLayer, type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { type BoardOptions } from '../../boards/writeBoard.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { kicad } from '../../boards/Dialect.ts';
import { listFacts } from '../../facts/listFacts.ts';

const classes = { CLK: 'clock', GND: 'ground' } as const;
const withoutDrills: BoardOptions = { without: ['layers/drill/features'] };

/** A clock that changes from top to bottom, over two ground planes that a via beside it joins. */
function boardOf(drill: Pick<PlanLayer, 'type' | 'context'> = { type: 'DRILL' }): BoardPlan {
  const plan = new BoardPlan(
    [
      ...['top', 'gnd1', 'gnd2', 'bottom'].map((name) => ({ name, type: 'SIGNAL' })),
      { name: 'drill', ...drill },
    ],
    [{ points: rectangle([0, 0], 60, 40) }],
  );
  const clearance = rectangle([29.6, 19.6], 0.8, 0.8);
  for (const layer of ['gnd1', 'gnd2'])
    plan.plane(layer, 'GND', rectangle([1, 1], 58, 38), clearance);
  plan.trace('top', 'CLK', 0.1, [15, 20], [30, 20]);
  plan.trace('bottom', 'CLK', 0.1, [30, 20], [45, 20]);
  plan.via('drill', 'CLK', [30, 20]);
  return plan;
}

const beside: Point = [30.8, 20];

async function findReturns(plan: BoardPlan, options: BoardOptions = {}) {
  const board = await readPlan(plan, kicad, options);
  const findings = await findInPlan(plan, 'R4', classes, {}, options);
  return { board, measured: findings.map((finding) => finding.measured) };
}

describe('inferHoles', () => {
  it('takes holes from via subnets if no layer has drills', async () => {
    const alone = await findReturns(boardOf(), withoutDrills);
    expect(alone.measured).toEqual([50]);
    expect(alone.board.holes).toMatchObject({ count: 1, drilled: 0, isKnown: true });
    const plan = boardOf();
    plan.via('drill', 'GND', beside);
    const joined = await findReturns(plan, withoutDrills);
    expect(joined.measured).toEqual([]);
    expect([...joined.board.holes.vias]).toEqual([1, 1]);
    expect([...joined.board.holes.to]).toEqual([3, 3]);
  });

  it('takes holes from pads of one net above each other if nothing else tells', async () => {
    const plan = boardOf();
    for (const layer of ['top', 'gnd1', 'gnd2', 'bottom'])
      plan.add(layer, 'TRC', { kind: 'pad', at: beside, symbol: ['r', 0.6], net: 'GND' });
    const options = { ...withoutDrills, unnamed: ['VIA'] } as const;
    const { board, measured } = await findReturns(plan, options);
    expect(board.holes.count).toBeGreaterThan(0);
    expect(board.holes.isKnown).toBe(true);
    expect(measured).toEqual([]);
  });

  it.each([
    ['board', 'DOCUMENT'],
    ['misc', 'DRILL'],
    ['board', 'ROUT'],
  ] as const)('finds drills in a layer of context %s and type %s', async (context, type) => {
    const plan = boardOf({ context, type });
    plan.via('drill', 'GND', beside);
    const { board, measured } = await findReturns(plan);
    expect(measured).toEqual([]);
    expect(board.holes).toMatchObject({ count: 2, drilled: 2 });
    expect(listFacts(board).holes).toBe(2);
  });

  it('counts a plated slot as a hole in its middle, but not among the round holes', async () => {
    const slot = async (drill: 0 | 1) => {
      const plan = boardOf();
      plan.layer('drill').features.push({
        ...{ kind: 'line', from: [30.8, 19.5], to: [30.8, 20.5], symbol: ['r', 0.4] },
        attributes: [`.drill=${drill}`],
      });
      for (const layer of ['top', 'bottom'])
        plan.add(layer, 'TOP', { kind: 'pad', at: beside, symbol: ['oval', 1, 2], net: 'GND' });
      return findReturns(plan);
    };
    const plated = await slot(0);
    expect(plated.measured).toEqual([]);
    expect(plated.board.holes).toMatchObject({ count: 2, drilled: 1 });
    expect((await slot(1)).measured).toEqual([50]);
  });

  it('states no missing via if nothing tells where holes are', async () => {
    const plan = boardOf();
    plan.layer('top').features.pop();
    plan.subnets.pop();
    for (const layer of plan.layers)
      for (const [at, feature] of layer.features.entries())
        if (feature.kind === 'pad') layer.features.splice(at, 1);
    const options: BoardOptions = { without: ['layers/drill/features'], unnamed: ['VIA'] };
    const board = await readPlan(plan, kicad, options);
    expect(board.holes).toMatchObject({ count: 0, isKnown: false });
    expect(board.warnings.map(({ code }) => code)).toContain('holes-unknown');
    for (const rule of ['R4', 'R10'] as const)
      expect(await findInPlan(plan, rule, classes, {}, options)).toEqual([]);
    expect(await findInPlan(boardOf(), 'R10', classes)).not.toEqual([]);
  });
});
