import { type Point } from '../../boards/BoardPlan.ts';
import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

describe('protection', () => {
  it('compares the ways to circuit and clamp, and measures the way of the clamp to ground', async () => {
    const plan = fourLayers();
    const part = (ref: string, ...pins: readonly (readonly [Point, string])[]) => {
      const placed = pins.map(([at, net]) => ({ at, net }));
      plan.part({ ref, side: 'top', packageName: ref, at: [0, 0], pins: placed }, 'top', 0.5);
    };
    part('J1', [[4, 20], 'IN'], [[4, 22], 'GND'], [[4, 24], 'NC']);
    part('U1', [[10, 20], 'IN'], [[10, 26], 'GND'], [[10, 28], 'OUT']);
    part('TVS1', [[13, 20], 'IN'], [[13, 17], 'GND']);
    plan.trace('top', 'IN', 0.2, [4, 20], [10, 20], [13, 20]);
    plan.trace('top', 'GND', 0.2, [13, 17], [13, 12]);
    plan.via('drill', 'GND', [13, 12]);
    const findings = await findingsOf('R17', plan);
    expect(findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^IN reaches U1\.\w+ 5\.50 mm after the connector at J1\.\w+, and its/),
      expect.stringMatching(
        /^TVS1\.\w+, which protects .* plane of GND after 4\.45 mm of copper\.$/,
      ),
    ]);
    expect(findings).toMatchObject([
      { measured: 2.5, limit: 1, severity: 'warning', x: 13e6, y: 20e6 },
      { measured: 4.45, limit: 2, severity: 'warning', x: 13e6, y: 17e6 },
    ]);
  });
});
