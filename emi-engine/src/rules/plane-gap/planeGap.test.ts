import fc from 'fast-check';
import { type Point } from '../../boards/BoardPlan.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { planePlan } from '../../testing/boards/planePlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';

const classes = { clk: 'clock', data: 'io' } as const;
/** Across the board from x = 49 to 51, except for 5 mm at both edges. */
const slot = rectangle([49, 5], 2, 50);

describe('planeGap', () => {
  it('finds a clock that crosses a slot in the plane below it', async () => {
    const plan = planePlan({ ground: [slot] });
    plan.trace('top', 'clk', 0.2, [30, 30], [70, 30]);
    const [finding, ...others] = await findInPlan(plan, 'R3', classes);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'error', net: 'clk', layer: 'top', limit: 0.6 });
    expect(finding?.measured).toBeCloseTo(2, 2);
    expect([finding?.x, finding?.y]).toEqual([expect.closeTo(50, 2), 30]);
    expect(finding?.text).toContain('over a gap in the plane ground that is 2.00 mm wide');
    expect(finding?.text).toContain('Planes cover 95 %');
    expect([...(finding?.paths[0] ?? [])].map((nm) => Math.round(nm / 1e5) / 10)).toEqual([
      ...[49, 30, 51, 30],
    ]);
  });

  it('accepts traces that stay over the plane or cross a slot of another plane', async () => {
    const plan = planePlan({ power: [slot] });
    plan.trace('top', 'clk', 0.2, [30, 30], [70, 30]);
    plan.trace('bottom', 'clk', 0.2, [30, 3], [70, 3]);
    expect(await findInPlan(plan, 'R3', classes)).toEqual([]);
  });

  it('applies the length limit in any direction of the trace', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 30, max: 90 }).filter((width) => Math.abs(width - 60) > 8),
        fc.integer({ min: 0, max: 7 }),
        async (width, eighth) => {
          const [cos, sin] = [Math.cos((eighth * Math.PI) / 8), Math.sin((eighth * Math.PI) / 8)];
          const at = (along: number, across: number): Point => [
            50 + along * cos - across * sin,
            30 + along * sin + across * cos,
          ];
          const half = width / 200;
          const gap = [at(-half, -8), at(half, -8), at(half, 8), at(-half, 8)];
          const plan = planePlan({ ground: [gap] });
          plan.trace('top', 'clk', 0.2, at(-15, 0), at(15, 0));
          const findings = await findInPlan(plan, 'R3', classes);
          expect(findings).toHaveLength(width > 60 ? 1 : 0);
          for (const { measured } of findings)
            expect(Math.abs(measured - width / 100)).toBeLessThan(0.08);
        },
      ),
      { numRuns: 40, seed: 7 },
    );
  });

  it('joins a run over the segments and branches of a net', async () => {
    const plan = planePlan({ ground: [rectangle([45, 25], 10, 10)] });
    plan.trace('top', 'clk', 0.2, [40, 30], [48, 30], [50, 30]);
    plan.trace('top', 'clk', 0.2, [50, 30], [50, 40]);
    plan.trace('top', 'clk', 0.2, [50, 30], [60, 30]);
    const [finding, ...others] = await findInPlan(plan, 'R3', classes);
    expect(others).toEqual([]);
    expect(finding?.measured).toBeCloseTo(5 + 5 + 5, 1);
    expect(finding?.paths).toHaveLength(3);
  });

  it("ignores the clearance around the net's own vias", async () => {
    const clearance = rectangle([29, 29], 2, 2);
    const plan = planePlan({ ground: [clearance] });
    plan.trace('top', 'clk', 0.2, [30, 30], [70, 30]);
    expect(await findInPlan(plan, 'R3', classes)).toHaveLength(1);
    plan.via('drill', 'clk', [30, 30]);
    expect(await findInPlan(plan, 'R3', classes)).toEqual([]);
  });

  it('reports the nets on both sides of a split and a capacitor that bridges them', async () => {
    const split = async (capacitorX?: number) => {
      const plan = planePlan({ ground: [rectangle([49, 0.5], 51, 59.5)] });
      plan.plane('ground', 'AGND', rectangle([50, 1], 49, 58));
      plan.trace('top', 'clk', 0.2, [30, 30], [70, 30]);
      const pins = [
        { at: [49, 31.5], net: 'GND' },
        { at: [50, 31.5], net: 'AGND' },
      ] as const;
      if (capacitorX !== undefined)
        plan.part(
          { ref: 'C1', side: 'top', at: [capacitorX, 31.5], packageName: 'C0402', pins },
          'top',
        );
      return (await findInPlan(plan, 'R3', { ...classes, GND: 'ground', AGND: 'ground' }))[0];
    };
    expect((await split())?.text).toContain(
      'between AGND and GND in the plane ground, which is 1.00 mm wide; no capacitor joins',
    );
    expect(await split(49.5)).toMatchObject({ severity: 'warning' });
    expect((await split(49.5))?.text).toContain('C1 joins the two nearby');
    expect((await split(55))?.text).toContain('no capacitor');
  });

  it('reports one place of a non-critical net, as an info', async () => {
    const plan = planePlan({ ground: [slot, rectangle([60, 20], 3, 20)] });
    plan.trace('top', 'data', 0.2, [30, 30], [70, 30]);
    expect(await findInPlan(plan, 'R3', classes)).toMatchObject([
      { severity: 'info', measured: expect.closeTo(3, 1) },
    ]);
    // The rule skips ground and power nets, which carry the return currents.
    expect(await findInPlan(plan, 'R3', { data: 'power' })).toEqual([]);
  });

  it('reports an error if planes cover less than four fifths of a clock', async () => {
    const plan = planePlan({ ground: [rectangle([49, 5], 0.8, 50)] });
    plan.trace('top', 'clk', 0.2, [48, 30], [53, 30]);
    expect(await findInPlan(plan, 'R3', classes)).toMatchObject([{ severity: 'warning' }]);
    const shorter = planePlan({ ground: [rectangle([49, 5], 0.8, 50)] });
    shorter.trace('top', 'clk', 0.2, [48, 30], [51, 30]);
    expect(await findInPlan(shorter, 'R3', classes)).toMatchObject([{ severity: 'error' }]);
  });

  it('finds a clock on a layer without an adjacent plane', async () => {
    const plan = planePlan();
    plan.layers.splice(1, 0, { name: 'inner', type: 'SIGNAL', features: [] });
    plan.trace('top', 'clk', 0.2, [30, 30], [70, 30]);
    plan.trace('top', 'data', 0.2, [30, 40], [70, 40]);
    const findings = await findInPlan(plan, 'R3', classes);
    expect(findings).toMatchObject([{ net: 'clk', measured: 40 }]);
    expect(findings[0]?.text).toContain('the layer top, which has no plane next to it');
  });
});
