import fc from 'fast-check';
import { type BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { planePlan } from '../../testing/boards/planePlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';

const classes = { clk: 'clock', data: 'io', GND: 'ground', VCC: 'power' } as const;
const clearances = [rectangle([49.5, 29.5], 1, 1)];

/** A net that changes from top to bottom at (50, 30), over planes of these nets. */
function changing(net: string, powerNet: string): BoardPlan {
  const plan = planePlan({ ground: clearances });
  plan.layer('power').features.length = 0;
  plan.subnets.splice(
    plan.subnets.findIndex((subnet) => subnet.net === 'VCC'),
    1,
  );
  plan.plane('power', powerNet, rectangle([1, 1], 98, 58), ...clearances);
  plan.trace('top', net, 0.2, [30, 30], [50, 30]);
  plan.trace('bottom', net, 0.2, [50, 30], [70, 30]);
  plan.via('drill', net, [50, 30]);
  return plan;
}

function addCapacitor(plan: BoardPlan, [x, y]: Point): void {
  const pins = [
    { at: [x - 0.5, y], net: 'GND' },
    { at: [x + 0.5, y], net: 'VCC' },
  ] as const;
  plan.part({ ref: 'C1', side: 'top', at: [x, y], packageName: 'C0402', pins }, 'top');
}

describe('referenceChange', () => {
  it('requires a ground via near the via of a clock', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 700, max: 4000 }).filter((um) => Math.abs(um - 1270) > 2),
        fc.integer({ min: 0, max: 359 }),
        async (um, degrees) => {
          const plan = changing('clk', 'GND');
          const [mm, angle] = [um / 1000, (degrees * Math.PI) / 180];
          plan.via('drill', 'GND', [50 + mm * Math.cos(angle), 30 + mm * Math.sin(angle)]);
          const findings = await findInPlan(plan, 'R4', classes);
          expect(findings).toEqual(
            um > 1270
              ? [
                  expect.objectContaining({
                    ...{ severity: 'error', net: 'clk', x: 50, y: 30, limit: 1.27, unit: 'mm' },
                    measured: expect.closeTo(mm, 2),
                  }),
                ]
              : [],
          );
        },
      ),
      { numRuns: 30, seed: 3 },
    );
  });

  it.each([
    ['blind', ['top', 'ground'], 1],
    ['blind', ['power', 'bottom'], 1],
    ['buried', ['ground', 'power'], 0],
  ] as const)(
    'accepts a %s via as a return path only if it connects both planes (%j)',
    async (_, span, count) => {
      const plan = changing('clk', 'GND');
      plan.layers.push({ name: 'short', type: 'DRILL', span, features: [] });
      plan.via('short', 'GND', [50.8, 30]);
      expect(await findInPlan(plan, 'R4', classes)).toHaveLength(count);
    },
  );

  it('has a higher limit for non-critical nets, and only warns', async () => {
    const near = changing('data', 'GND');
    near.via('drill', 'GND', [51.9, 30]);
    expect(await findInPlan(near, 'R4', classes)).toEqual([]);
    const far = changing('data', 'GND');
    far.via('drill', 'GND', [70, 40]);
    const [finding] = await findInPlan(far, 'R4', classes);
    expect(finding).toMatchObject({ severity: 'warning', limit: 2 });
    expect(finding?.text).toContain('the nearest via that joins both is 22.36 mm away');
  });

  it('requires a capacitor between planes of different nets', async () => {
    const bare = changing('clk', 'VCC');
    bare.via('drill', 'GND', [50.8, 30]);
    const [finding] = await findInPlan(bare, 'R4', classes);
    expect(finding).toMatchObject({ severity: 'error', otherNets: ['GND', 'VCC'], measured: 50 });
    expect(finding?.text).toContain('from the plane ground (GND) to power (VCC); no capacitor');
    const far = changing('clk', 'VCC');
    addCapacitor(far, [80, 30]);
    expect(await findInPlan(far, 'R4', classes)).toMatchObject([{ measured: 30 }]);
    const joined = changing('clk', 'VCC');
    addCapacitor(joined, [50, 31.2]);
    expect(await findInPlan(joined, 'R4', classes)).toEqual([]);
  });

  it('ignores vias that keep their plane or lead to no second trace', async () => {
    const plan = changing('clk', 'GND');
    plan.layer('bottom').features.length = 0;
    plan.subnets.splice(
      plan.subnets.findIndex(({ features }) => features[0]?.kind === 'line') + 1,
      1,
    );
    expect(await findInPlan(plan, 'R4', classes)).toEqual([]);
    const shared = planePlan({ ground: clearances });
    shared.layers.splice(2, 0, { name: 'inner', type: 'SIGNAL', features: [] });
    shared.trace('top', 'clk', 0.2, [30, 30], [50, 30]);
    shared.trace('inner', 'clk', 0.2, [50, 30], [70, 30]);
    shared.via('drill', 'clk', [50, 30]);
    expect(await findInPlan(shared, 'R4', classes)).toEqual([]);
  });
});
