import { type Point } from '../../boards/BoardPlan.ts';
import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { rectangle } from '../../boards/samplePlan.ts';

/** λ/20 at 300 MHz on a board of permittivity 4.3. */
const limit = 27.505;

/** Ground on the second and the lowest layer of a 100 × 60 mm board, with vias at these points. */
function boardOf(...vias: Point[]) {
  const plan = fourLayers(100, 60);
  plan.add('bottom', 'PLN', {
    ...{ kind: 'surface', net: 'GND', rings: [{ points: rectangle([0.5, 0.5], 99, 59) }] },
  });
  for (const at of vias) plan.via('drill', 'GND', at);
  return plan;
}

/** Vias along the edge, and one row in the middle, at most `pitch` apart. */
function stitches(pitch: number): Point[] {
  const steps = (from: number, to: number) => {
    const count = Math.ceil((to - from) / pitch);
    return Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
  };
  return [
    ...[2, 30, 58].flatMap((y) => steps(2, 98).map((x): Point => [x, y])),
    ...[2, 98].flatMap((x) => steps(2, 58).map((y): Point => [x, y])),
  ];
}

describe('stitching', () => {
  it('accepts vias close enough', async () => {
    expect(await findingsOf('R10', boardOf(...stitches(20)))).toEqual([]);
  });

  it('finds where ground planes are too far from a via', async () => {
    const vias = stitches(20).filter(([x, y]) => x < 60 || y < 5);
    const findings = await findingsOf('R10', boardOf(...vias));
    const far = findings.filter(({ message }) => message.code === 'R10.far');
    expect(far).toHaveLength(1);
    expect(far[0]).toMatchObject({ severity: 'info', layer: 1, unit: 'mm' });
    expect(far[0]?.limit).toBeCloseTo(limit, 2);
    // In the far part of the board, which has no vias at all.
    expect(far[0]?.measured).toBeGreaterThan(40);
    expect([far[0]?.x, far[0]?.y].map((value) => (value ?? 0) > 40e6)).toEqual([true, true]);
  });

  it.each([2, 3])('finds the part of the edge without vias once for %i planes', async (planes) => {
    const vias = stitches(20).filter(([x, y]) => y < 50 || x < 30 || x > 70);
    const plan = boardOf(...vias);
    if (planes === 3) plan.plane('power', 'GND', rectangle([0.5, 0.5], 99, 59));
    const edge = (await findingsOf('R10', plan)).filter(
      ({ message }) => message.code === 'R10.edge',
    );
    expect(edge).toMatchObject([{ measured: 57.6, y: 60e6, net: 1, layer: 1 }]);
    expect(edge[0]?.paths[0]).toHaveLength(4);
  });

  it('reports planes without any via between them', async () => {
    const findings = await findingsOf('R10', boardOf());
    expect(findings.map(({ message }) => message.code).sort()).toEqual(['R10.edge', 'R10.none']);
    expect(findings.find(({ unit }) => unit === 'count')).toMatchObject({ severity: 'warning' });
  });

  it('has a higher limit at lower frequencies and ignores a single ground plane', async () => {
    const vias = stitches(60);
    expect(await findingsOf('R10', boardOf(...vias), { maxFrequencyMhz: 100 })).toEqual([]);
    expect(await findingsOf('R10', fourLayers(100, 60))).toEqual([]);
  });

  it('ignores blind vias that reach only one of the planes', async () => {
    const plan = boardOf(...stitches(20));
    const drill = plan.layers.findIndex(({ name }) => name === 'drill');
    const { features } = plan.layer('drill');
    plan.layers[drill] = { name: 'drill', type: 'DRILL', span: ['top', 'ground'], features };
    const codes = (await findingsOf('R10', plan)).map(({ message }) => message.code);
    expect(codes.sort()).toEqual(['R10.edge', 'R10.none']);
  });

  it('follows the edges of all pieces of a board', async () => {
    const pieces = (vias: readonly Point[]) => {
      const plan = boardOf(...stitches(20), ...vias);
      plan.outline.push({ points: rectangle([120, 0], 60, 60) });
      for (const layer of ['ground', 'bottom'])
        plan.plane(layer, 'GND', rectangle([120.5, 0.5], 59, 59));
      return plan;
    };
    const second = stitches(20).map(([x, y]): Point => [120 + x * 0.6, y]);
    expect(await findingsOf('R10', pieces(second))).toEqual([]);
    const bare = second.filter(([x]) => x < 170);
    const found = await findingsOf('R10', pieces(bare));
    const edges = found.filter(({ message }) => message.code === 'R10.edge');
    expect(edges).toHaveLength(1);
    expect(edges[0]?.x).toBe(180e6);
  });
});
