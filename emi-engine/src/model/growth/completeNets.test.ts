import { type Board } from '../Board.ts';
import { BoardPlan, type PlanFeature, type Point } from '../../boards/BoardPlan.ts';
import { kicad } from '../../boards/Dialect.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { planePlan } from '../../testing/boards/planePlan.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { type BoardOptions } from '../../boards/writeBoard.ts';

const kinds = ['TOP', 'VIA', 'TRC', 'PLN'] as const;

/** A part with its pins at these places. */
function part(plan: BoardPlan, ref: string, ...pins: readonly (readonly [Point, string])[]): void {
  const [[at] = [[0, 0] as const]] = pins;
  const placed = pins.map(([point, net]) => ({ at: point, net }));
  plan.part({ ref, side: 'top', packageName: ref, at, pins: placed }, 'top', 0.6);
}

/** Four layers with traces, arcs, vias, pads of several forms and two planes. */
function netsPlan(): BoardPlan {
  const clearance = (x: number, y: number) => rectangle([x - 0.5, y - 0.5], 1, 1);
  const plan = planePlan({
    ground: [clearance(20, 20), clearance(80, 30)],
    power: [clearance(20, 20), clearance(12, 30)],
  });
  plan.via('drill', 'VCC', [80, 30]);
  plan.trace('top', 'CLK', 0.2, [10, 20], [15, 20], [20, 20]);
  plan.trace('bottom', 'CLK', 0.2, [20, 20], [40, 20]);
  plan.add('bottom', 'TRC', {
    ...{ kind: 'arc', from: [40, 20], to: [44, 20], center: [42, 20], isClockwise: true },
    ...{ symbol: ['r', 0.2], net: 'CLK' },
  });
  plan.via('drill', 'CLK', [20, 20]);
  plan.via('drill', 'GND', [12, 30]);
  plan.trace('top', 'GND', 0.3, [10, 30], [12, 30]);
  plan.add('top', 'TRC', { kind: 'pad', at: [10, 20], symbol: ['rect', 1, 2], net: 'CLK' });
  // A line of a text, without a net.
  plan.add('top', 'TRC', { kind: 'line', from: [60, 40], to: [70, 40], symbol: ['r', 0.2] });
  part(plan, 'U1', [[10, 20], 'CLK'], [[10, 30], 'GND'], [[80, 30], 'VCC']);
  return plan;
}

function netsOf({ nets }: Board) {
  return nets.map(({ name, traceMm, vias, pins }) => [name, traceMm.toFixed(4), vias, pins]).sort();
}

/** Net names of all pieces and holes, independent of net numbers. */
function piecesOf({ copper, holes, nets }: Board) {
  const names = (numbers: Int32Array) => [...numbers].map((net) => nets[net]?.name ?? '-');
  return [
    ...copper.flatMap(({ segments, pads, areas }) =>
      [segments, pads, areas].map((pieces) => names(pieces.nets)),
    ),
    names(holes.nets),
  ];
}

async function read(options: BoardOptions, plan = netsPlan()) {
  const board = await readPlan(plan, kicad, options);
  return { board, warnings: board.warnings.map(({ code }) => code) };
}

describe('completeNets', () => {
  it.each([
    ['no feature at all', { unnamed: kinds }, 'nets-grown'],
    ['no traces', { unnamed: ['TRC'] as const }, 'nets-grown'],
    ['no planes and vias', { unnamed: ['PLN', 'VIA'] as const }, 'nets-grown'],
  ])('finds the nets of all copper if eda/data names %s', async (_, options, code) => {
    const complete = await read({});
    const grown = await read(options);
    expect(complete.warnings).not.toContain(code);
    expect(grown.warnings).toContain(code);
    expect(piecesOf(grown.board)).toEqual(piecesOf(complete.board));
    expect(netsOf(grown.board)).toEqual(netsOf(complete.board));
    const [warning] = grown.board.warnings;
    expect(warning).toMatchObject({ file: 'odb/steps/pcb/eda/data' });
    expect(warning?.line).toBeGreaterThan(1);
  });

  it.each([
    ['where it lies', [0, 0]],
    ['shifted as KiCad does', [-40.9, 173.1]],
  ] as const)('uses the net list instead of eda/data, %s', async (_, netlist) => {
    const complete = await read({});
    const { board, warnings } = await read({ without: ['eda/data'], netlist });
    expect(warnings).toEqual(['no-eda-data-netlist', 'nets-of-netlist']);
    expect(piecesOf(board)).toEqual(piecesOf(complete.board));
    expect(netsOf(board)).toEqual(netsOf(complete.board));
  });

  it('leaves nets unknown if the net list belongs to another board', async () => {
    const plan = netsPlan();
    const other = new BoardPlan([...plan.layers], plan.outline);
    other.trace('top', 'A', 0.2, [1, 1], [2, 2]);
    other.via('drill', 'A', [5, 5]);
    other.via('drill', 'A', [50, 50]);
    const netlist = `$0 A\n0 0 9 9 T e e\n0 0 3 40 T e e\n0 0 90 7 B e e\n`;
    const extra = [{ name: 'steps/pcb/netlists/cadnet/netlist', content: netlist }];
    const { board, warnings } = await read({ without: ['eda/data'], extra }, other);
    expect(warnings).toContain('netlist-elsewhere');
    expect(board.nets).toEqual([]);
  });

  it('ignores the net list if eda/data exists', async () => {
    const { warnings } = await read({ netlist: [3, 3] });
    expect(warnings).toEqual([]);
  });

  /** The net of a line between 30 and 40 mm on the bottom, with a pin of A at (10, 10) on top. */
  async function reached(...features: readonly (readonly [layer: string, PlanFeature])[]) {
    const plan = new BoardPlan(
      [
        { name: 'top', type: 'SIGNAL' },
        { name: 'inner', type: 'SIGNAL' },
        { name: 'bottom', type: 'SIGNAL' },
        { name: 'drill', type: 'DRILL', span: ['top', 'bottom'] },
        { name: 'blind', type: 'DRILL', span: ['top', 'inner'] },
      ],
      [{ points: rectangle([0, 0], 60, 40) }],
    );
    part(plan, 'U1', [[10, 10], 'A'], [[10, 30], 'B']);
    for (const [layer, feature] of features) plan.add(layer, 'TRC', feature);
    const { board } = await read({ unnamed: kinds }, plan);
    const { segments } = board.copper[2]!;
    return segments.nets.length === 0 ? undefined : board.nets[segments.nets[0]!]?.name;
  }
  const line = (from: Point, to: Point): PlanFeature => ({
    ...{ kind: 'line', from, to, symbol: ['r', 0.2] },
  });
  const hole = (at: Point, drill: 0 | 1 | 2): PlanFeature => ({
    ...{ kind: 'pad', at, symbol: ['r', 0.3], attributes: [`.drill=${drill}`] },
  });
  const below = ['bottom', line([30, 10], [40, 10])] as const;

  it('passes only through plated holes within their span', async () => {
    const above = ['top', line([10, 10], [30, 10])] as const;
    expect(await reached(above, below, ['drill', hole([30, 10], 2)])).toBe('A');
    expect(await reached(above, below, ['drill', hole([30, 10], 0)])).toBe('A');
    expect(await reached(above, below, ['drill', hole([30, 10], 1)])).toBeUndefined();
    expect(await reached(above, below, ['blind', hole([30, 10], 2)])).toBeUndefined();
    expect(await reached(above, below)).toBeUndefined();
  });

  it('spreads to copper that touches, not to copper nearby', async () => {
    const way = (gap: number) =>
      reached(
        ['top', line([10, 10], [20, 10])],
        ['top', line([20.2 + gap, 10], [30, 10])],
        ...[below, ['drill', hole([30, 10], 2)] as const],
      );
    expect(await way(-0.01)).toBe('A');
    expect(await way(0.01)).toBeUndefined();
  });

  it('does not cross erased copper, but crosses copper drawn later', async () => {
    const surface = (points: readonly Point[], isNegative = false): PlanFeature => ({
      ...{ kind: 'surface', rings: [{ points }], isNegative },
    });
    const plane = ['top', surface(rectangle([5, 5], 30, 10))] as const;
    const moat = ['top', surface(rectangle([28, 4], 4, 12), true)] as const;
    const pad = ['top', { kind: 'pad', at: [30, 10], symbol: ['r', 0.6] }] as const;
    const via = ['drill', hole([30, 10], 2)] as const;
    const spoke = ['top', line([26, 10], [30, 10])] as const;
    expect(await reached(plane, pad, via, below)).toBe('A');
    expect(await reached(plane, moat, pad, via, below)).toBeUndefined();
    expect(await reached(plane, moat, pad, spoke, via, below)).toBe('A');
  });

  it('does not guess the side of card-edge fingers', async () => {
    const plan = planePlan();
    part(plan, 'J1', [[10, 5], 'A'], [[10, 5], 'B']);
    part(plan, 'U1', [[10, 30], 'B'], [[20, 30], 'A']);
    plan.trace('top', 'B', 0.2, [10, 5], [10, 30]);
    const { board } = await read({ unnamed: kinds }, plan);
    const names = [...board.copper[0]!.segments.nets].map((net) => board.nets[net]?.name);
    expect(names).toEqual(['B']);
  });

  it('gives the rules the nets they need', async () => {
    const plan = planePlan({ ground: [rectangle([48, 0], 2, 60)] });
    plan.trace('top', 'CLK', 0.2, [20, 30], [80, 30]);
    part(plan, 'U1', [[20, 30], 'CLK']);
    const named = await findInPlan(plan, 'R3', { CLK: 'clock' });
    const grown = await findInPlan(plan, 'R3', { CLK: 'clock' }, {}, { unnamed: ['TRC'] });
    expect(named.filter(({ net }) => net === 'CLK')).toHaveLength(1);
    expect(grown).toEqual(named);
  });
});
