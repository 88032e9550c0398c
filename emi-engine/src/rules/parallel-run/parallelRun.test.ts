import fc from 'fast-check';
import { type NetClass } from '../../findings/NetClass.ts';
import { type Point } from '../../boards/BoardPlan.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { planePlan } from '../../testing/boards/planePlan.ts';

const classes: Readonly<Record<string, NetClass>> = {
  ...{ clk: 'clock', ddr: 'highSpeed', ddr2: 'highSpeed', data: 'io' },
  ...{ GND: 'ground', VCC: 'power', usb_P: 'highSpeed', usb_N: 'highSpeed' },
};

describe('parallelRun', () => {
  it('applies the limits of length and gap beside a clock', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 50, max: 200 }).filter((tenths) => Math.abs(tenths - 100) > 1),
        fc.integer({ min: 100, max: 900 }).filter((um) => Math.abs(um - 508) > 1),
        fc.integer({ min: 0, max: 7 }),
        async (tenths, um, eighth) => {
          const [cos, sin] = [Math.cos((eighth * Math.PI) / 8), Math.sin((eighth * Math.PI) / 8)];
          const at = (along: number, across: number): Point => [
            50 + along * cos - across * sin,
            30 + along * sin + across * cos,
          ];
          const plan = planePlan();
          const across = um / 1000 + 0.15;
          plan.trace('top', 'clk', 0.2, at(-25, 0), at(25, 0));
          // Of 0.1 mm width; goes away at both ends.
          plan.trace('top', 'data', 0.1, at(-20, -9), at(-20, across));
          plan.trace('top', 'data', 0.1, at(-20, across), at(-20 + tenths / 10, across));
          const findings = await findInPlan(plan, 'R6', classes);
          expect(findings).toHaveLength(tenths > 100 && um < 508 ? 1 : 0);
          for (const finding of findings) {
            expect(finding).toMatchObject({ net: 'clk', otherNets: ['data'], limit: 10 });
            expect(finding.measured).toBeCloseTo(tenths / 10, 2);
            expect(finding.text).toContain(`gap of ${(um / 1000).toFixed(2).slice(0, 3)}`);
          }
        },
      ),
      { numRuns: 60, seed: 11 },
    );
  });

  it.each([
    [0.508, 20, 0],
    [0.5071, 20, 0],
    [0.506, 20, 1],
    [0.3, 10.009, 0],
    [0.3, 10.02, 1],
  ])('takes a gap of %d mm and a length of %d mm as they are', async (gap, length, count) => {
    const plan = planePlan();
    plan.trace('top', 'clk', 0.2, [10, 30], [60, 30]);
    plan.trace('top', 'data', 0.2, [20, 30.2 + gap], [20 + length, 30.2 + gap]);
    expect(await findInPlan(plan, 'R6', classes)).toHaveLength(count);
  });

  it('requires two widths beside high-speed nets that are no clock', async () => {
    const beside = async (gap: number) => {
      const plan = planePlan();
      plan.trace('top', 'ddr', 0.2, [10, 30], [50, 30]);
      plan.trace('top', 'data', 0.2, [10, 30.2 + gap], [50, 30.2 + gap]);
      return findInPlan(plan, 'R6', classes);
    };
    expect(await beside(0.39)).toHaveLength(1);
    expect(await beside(0.41)).toEqual([]);
  });

  it('sums up the parallel runs of two nets without double counting', async () => {
    const plan = planePlan();
    plan.trace('top', 'clk', 0.2, [10, 30], [20, 30], [20, 40], [40, 40]);
    plan.trace('top', 'data', 0.2, [14, 30.5], [19.5, 30.5], [19.5, 40.5], [25, 40.5]);
    plan.trace('top', 'data', 0.2, [14, 29.5], [18, 29.5]);
    const [finding, ...others] = await findInPlan(plan, 'R6', classes);
    expect(others).toEqual([]);
    expect(finding?.measured).toBeCloseTo(5.5 + 9.5 + 5, 1);
  });

  it('ignores ground and power, and the two nets of a pair', async () => {
    const plan = planePlan();
    plan.trace('top', 'clk', 0.2, [10, 30], [50, 30]);
    plan.trace('top', 'GND', 0.2, [10, 30.4], [50, 30.4]);
    plan.trace('top', 'VCC', 0.2, [10, 29.6], [50, 29.6]);
    plan.trace('top', 'usb_P', 0.2, [10, 40], [50, 40]);
    plan.trace('top', 'usb_N', 0.2, [10, 40.4], [50, 40.4]);
    expect(await findInPlan(plan, 'R6', classes)).toEqual([]);
  });

  it('reports two critical nets once, for the clock', async () => {
    const plan = planePlan();
    plan.trace('top', 'ddr', 0.2, [10, 30.4], [50, 30.4]);
    plan.trace('top', 'clk', 0.2, [10, 30], [50, 30]);
    plan.trace('bottom', 'ddr2', 0.2, [10, 30], [50, 30]);
    plan.trace('bottom', 'ddr', 0.2, [10, 30.4], [50, 30.4]);
    const findings = await findInPlan(plan, 'R6', classes);
    expect(findings.map(({ net, otherNets }) => [net, ...otherNets])).toEqual([
      ['clk', 'ddr'],
      ['ddr', 'ddr2'],
    ]);
  });

  it('checks the adjacent layer if no plane lies between', async () => {
    const plan = planePlan();
    plan.layers.splice(1, 0, { name: 'inner', type: 'SIGNAL', features: [] });
    plan.trace('top', 'clk', 0.2, [10, 30], [50, 30]);
    plan.trace('inner', 'data', 0.2, [10, 30], [50, 30]);
    plan.trace('bottom', 'io', 0.2, [10, 30], [50, 30]);
    const findings = await findInPlan(plan, 'R6', classes);
    expect(findings).toMatchObject([{ net: 'clk', otherNets: ['data'], measured: 40 }]);
  });
});
