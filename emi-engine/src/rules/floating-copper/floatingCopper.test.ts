import { type Point } from '../../boards/BoardPlan.ts';
import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { rectangle } from '../../boards/samplePlan.ts';

function boardWith(net: string | undefined, ...squares: (readonly [Point, number])[]) {
  const plan = fourLayers();
  plan.via('drill', 'GND', [2, 2]);
  for (const [at, size] of squares)
    plan.add('top', 'PLN', {
      ...{ kind: 'surface', net, rings: [{ points: rectangle(at, size, size) }] },
    });
  return plan;
}

describe('floatingCopper', () => {
  it('finds an island without a net', async () => {
    const [finding, ...others] = await findingsOf('R13', boardWith(undefined, [[20, 20], 1.5]));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{ severity: 'info', layer: 0, x: 20.75e6, measured: 2.25, limit: 2, unit: 'mm2', net: -1 },
    });
    expect(finding?.paths[0]).toHaveLength(8);
    expect(await findingsOf('R13', boardWith(undefined, [[20, 20], 1.4]))).toEqual([]);
  });

  it('finds an island of a net that is not connected to it', async () => {
    const plan = boardWith('GND', [[20, 20], 5]);
    const [finding] = await findingsOf('R13', plan);
    expect(finding?.text).toContain('of the net GND');
    plan.via('drill', 'GND', [22, 22]);
    expect(await findingsOf('R13', plan)).toEqual([]);
  });

  it('shows an island by its outer contour, without slits into its holes', async () => {
    const plan = fourLayers();
    plan.via('drill', 'GND', [2, 2]);
    // In along y = 22, around the hole and back.
    const slit: readonly Point[] = [
      ...([
        [20, 20],
        [25, 20],
        [25, 25],
        [20, 25],
        [20, 22],
      ] as const),
      ...([
        [22, 22],
        [22, 23],
        [23, 23],
        [23, 22],
        [22, 22],
        [20, 22],
      ] as const),
    ];
    plan.add('top', 'PLN', { kind: 'surface', net: 'GND', rings: [{ points: slit }] });
    const [finding] = await findingsOf('R13', plan);
    expect(finding).toMatchObject({ measured: 24 });
    const corners = [20, 20, 25, 20, 25, 25, 20, 25, 20, 22].map((mm) => mm * 1e6);
    expect([...(finding?.paths[0] ?? [])]).toEqual(corners);
  });

  it('shows every island of a ring that slits join', async () => {
    const plan = fourLayers();
    plan.via('drill', 'GND', [2, 2]);
    const points: readonly Point[] = [
      ...([
        [20, 20],
        [25, 20],
        [25, 22],
      ] as const),
      ...([
        [28, 22],
        [28, 20],
        [32, 20],
        [32, 24],
        [28, 24],
        [28, 22],
        [25, 22],
      ] as const),
      ...([
        [25, 25],
        [20, 25],
      ] as const),
    ];
    plan.add('top', 'PLN', { kind: 'surface', net: 'GND', rings: [{ points }] });
    const [finding, ...others] = await findingsOf('R13', plan);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ measured: 41 });
    expect(finding?.paths.map(({ length }) => length)).toEqual([10, 10]);
  });

  it('ignores islands in contact with a pad, a line or another island', async () => {
    const line = boardWith('A', [[20, 20], 5]);
    line.trace('top', 'A', 0.2, [10, 22], [21, 22]);
    expect(await findingsOf('R13', line)).toEqual([]);
    const overlapping = boardWith('GND', [[20, 20], 5], [[24, 20], 5], [[28, 20], 5]);
    overlapping.via('drill', 'GND', [31, 22]);
    expect(await findingsOf('R13', overlapping)).toEqual([]);
  });

  it('treats the spokes of a thermal relief as a connection', async () => {
    const plan = fourLayers();
    plan.via('drill', 'GND', [2, 2]);
    const pin = { at: [30, 30] as const, net: 'GND' };
    plan.part({ ref: 'J1', side: 'top', packageName: 'J', at: [30, 30], pins: [pin] }, 'top', 1);
    const area = (spoke: boolean) =>
      plan.add('top', 'PLN', {
        ...{ kind: 'surface', net: 'GND' },
        rings: [
          { points: rectangle([20, 20], 20, 20) },
          // A gap of 1 mm around the pad, open at its left if there is a spoke.
          { points: rectangle([29, 29], 2, 0.9), isHole: true },
          { points: rectangle([29, 30.1], 2, 0.9), isHole: true },
          { points: rectangle([spoke ? 29.8 : 29, 29.9], spoke ? 1.2 : 2, 0.2), isHole: true },
        ],
      });
    area(false);
    expect(await findingsOf('R13', plan)).toHaveLength(1);
    plan.layer('top').features.pop();
    plan.subnets.pop();
    area(true);
    expect(await findingsOf('R13', plan)).toEqual([]);
  });
});
