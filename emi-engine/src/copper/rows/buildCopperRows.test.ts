import { BoardPlan, type PlanFeature, type PlanLayer } from '../../boards/BoardPlan.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { buildCopperRows } from './buildCopperRows.ts';
import { noCopper } from './CopperRows.ts';

const outline = { points: rectangle([0, 0], 40, 20) };

/** The rows of a layer with these features; queries are in millimetres. */
async function rowsOf(features: readonly PlanFeature[], layer: Partial<PlanLayer> = {}) {
  const plan = new BoardPlan([{ name: 'plane', type: 'POWER_GROUND', ...layer }], [outline]);
  plan.add('plane', 'PLN', ...features);
  const board = await readPlan(plan);
  const copper = board.copper[0];
  if (!copper) throw new Error('The plan has no copper layer.');
  const rows = buildCopperRows(board, copper, -1);
  let area = 0;
  rows.forEachSpan((_, start, end) => {
    area += ((end - start) * rows.grid.pitch) / 1e12;
  });
  const netAt = (x: number, y: number) => {
    const net = rows.netAt(x * 1e6, y * 1e6);
    return net === noCopper ? 'none' : (board.nets[net]?.name ?? 'unknown');
  };
  return { area, netAt, rows };
}

const plane: PlanFeature = {
  ...{ kind: 'surface', net: 'GND' },
  rings: [
    { points: rectangle([1, 1], 38, 18) },
    { points: rectangle([10, 5], 4, 2), isHole: true },
  ],
};

describe('buildCopperRows', () => {
  it('fills areas without their holes', async () => {
    const { area, netAt } = await rowsOf([plane]);
    expect(area).toBeCloseTo(38 * 18 - 8, 3);
    expect(netAt(5, 5)).toBe('GND');
    expect([netAt(12, 6), netAt(0.5, 5), netAt(12, 25)]).toEqual(['none', 'none', 'none']);
  });

  it('fills areas whose holes are slits of zero width', async () => {
    const points = [
      ...([
        [1, 1],
        [39, 1],
        [39, 19],
        [1, 19],
        [1, 6],
        [10, 6],
      ] as const),
      ...([
        [10, 5],
        [14, 5],
        [14, 7],
        [10, 7],
        [10, 6],
        [1, 6],
      ] as const),
    ];
    const { area, netAt, rows } = await rowsOf([
      { kind: 'surface', net: 'GND', rings: [{ points }] },
    ]);
    expect(area).toBeCloseTo(38 * 18 - 8, 3);
    expect([netAt(5, 6), netAt(12, 6)]).toEqual(['GND', 'none']);
    let spans = 0;
    rows.forEachSpan((y) => (spans += Math.abs(y - 10.025e6) < 10_000 ? 1 : 0));
    expect(spans).toBe(1);
  });

  it('erases with negative features only what was drawn before them', async () => {
    const erased: PlanFeature = {
      ...{ kind: 'surface', isNegative: true },
      rings: [{ points: rectangle([20, 5], 6, 6) }],
    };
    const pad: PlanFeature = { kind: 'pad', net: 'GND', at: [23, 8], symbol: ['rect', 2, 4] };
    const after = await rowsOf([plane, erased, pad]);
    expect(after.area).toBeCloseTo(38 * 18 - 8 - 36 + 8, 3);
    expect([after.netAt(23, 8), after.netAt(21, 8)]).toEqual(['GND', 'none']);
    expect((await rowsOf([plane, pad, erased])).area).toBeCloseTo(38 * 18 - 8 - 36, 3);
  });

  it('subtracts the pieces from the outline on a negative layer', async () => {
    const clearance: PlanFeature = { kind: 'pad', at: [20, 10], symbol: ['r', 4] };
    const line: PlanFeature = { kind: 'line', from: [5, 5], to: [15, 15], symbol: ['r', 1] };
    const { area, netAt } = await rowsOf([clearance, line], { isNegative: true });
    expect(area).toBeCloseTo(800 - 4 * Math.PI - (10 * Math.SQRT2 + Math.PI / 4), 1);
    expect([netAt(20, 10), netAt(10, 10), netAt(30, 10)]).toEqual(['none', 'none', 'unknown']);
  });

  it('adds lines and pads of the nets that have areas, each with its net', async () => {
    const line: PlanFeature = {
      ...{ kind: 'line', from: [12, 4], to: [12, 8], symbol: ['r', 0.5], net: 'GND' },
    };
    const { netAt } = await rowsOf([
      plane,
      line,
      { kind: 'pad', at: [11, 6], symbol: ['r', 0.5], net: 'other' },
      { kind: 'surface', net: 'VCC', rings: [{ points: rectangle([13, 5.5], 0.8, 1) }] },
    ]);
    expect([netAt(12, 6), netAt(11, 6), netAt(13.5, 6)]).toEqual(['GND', 'none', 'VCC']);
  });

  it('finds copper of a net near a point', async () => {
    const { rows } = await rowsOf([plane]);
    const isNear = (x: number, y: number, reach: number) =>
      rows.hasNear(x * 1e6, y * 1e6, reach * 1e6, (net) => net >= 0);
    expect([isNear(12, 6, 0.9), isNear(12, 6, 1.1), isNear(0.5, 10, 0.6)]).toEqual([
      ...[false, true, true],
    ]);
    expect(rows.hasNear(5e6, 5e6, 1e6, () => false)).toBe(false);
  });
});
