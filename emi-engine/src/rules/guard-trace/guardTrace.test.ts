import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { rectangle } from '../../boards/samplePlan.ts';

/** A clock of 40 mm, 0.2 mm wide, with ground traces above and below it `gap` mm away. */
function boardOf({ gap = 0.4, above = 40, below = 40, pitch = 10, hasPlane = true } = {}) {
  const plan = fourLayers(60, 40);
  if (!hasPlane) plan.layer('ground').features.length = plan.subnets.length = 0;
  plan.trace('top', 'CLK', 0.2, [10, 20], [50, 20]);
  for (const [side, length] of [
    [1, above],
    [-1, below],
  ] as const) {
    if (length === 0) continue;
    const y = 20 + side * (0.2 + gap);
    plan.trace('top', 'GND', 0.2, [10, y], [10 + length, y]);
    for (let x = 10; x <= 10 + length; x += pitch) plan.via('drill', 'GND', [x, y + side * 0.3]);
  }
  return plan;
}

const codes = async (plan: ReturnType<typeof boardOf>) =>
  (await findingsOf('R7', plan)).map(({ message }) => message.code);

describe('guardTrace', () => {
  it('accepts ground on both sides over half of the length', async () => {
    expect(await codes(boardOf())).toEqual([]);
    expect(await codes(boardOf({ above: 22 }))).toEqual([]);
  });

  it('finds a clock with ground on one side only', async () => {
    const [finding] = await findingsOf('R7', boardOf({ above: 18 }));
    expect(finding).toMatchObject({ severity: 'info', limit: 50, unit: '%', layer: 0 });
    expect(finding?.measured).toBeCloseTo(45, 0);
    expect(await codes(boardOf({ below: 0 }))).toEqual(['R7.unguarded']);
  });

  it('needs no guards above a plane', async () => {
    const none = { above: 0, below: 0 };
    expect(await codes(boardOf(none))).toEqual([]);
    expect(await codes(boardOf({ ...none, hasPlane: false }))).toEqual(['R7.unguarded']);
    expect(await codes(boardOf({ gap: 0.58, hasPlane: false }))).toEqual([]);
    expect(await codes(boardOf({ gap: 0.65, hasPlane: false }))).toEqual(['R7.unguarded']);
  });

  it('accepts ground areas as guards', async () => {
    const plan = boardOf({ above: 0 });
    plan.add('top', 'PLN', {
      ...{ kind: 'surface', net: 'GND', rings: [{ points: rectangle([10, 20.3], 40, 10) }] },
    });
    expect(await codes(plan)).toEqual([]);
  });

  it('finds a guard trace that runs too far without a via', async () => {
    const [finding, ...others] = await findingsOf('R7', boardOf({ above: 40, pitch: 40 }));
    expect(others).toHaveLength(1);
    expect(finding).toMatchObject({ severity: 'info', measured: 40, unit: 'mm', layer: 0 });
    expect(finding?.limit).toBeCloseTo(27.5, 1);
    expect(await codes(boardOf({ pitch: 20 }))).toEqual([]);
  });

  it('ignores vias that do not reach the guard trace', async () => {
    const plan = boardOf();
    const drill = plan.layers.findIndex(({ name }) => name === 'drill');
    const { features } = plan.layer('drill');
    plan.layers[drill] = { name: 'drill', type: 'DRILL', span: ['ground', 'bottom'], features };
    expect(await codes(plan)).toEqual(['R7.loose', 'R7.loose']);
  });
});
