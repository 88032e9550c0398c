import fc from 'fast-check';
import { BoardPlan } from '../../boards/BoardPlan.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { planePlan } from '../../testing/boards/planePlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';

const classes = { clk: 'clock', data: 'io', GND: 'ground', VCC: 'power' } as const;

/** The same board without planes, so that the board's edge is the only one. */
function barePlan(): BoardPlan {
  return new BoardPlan(
    [
      { name: 'top', type: 'SIGNAL' },
      { name: 'bottom', type: 'SIGNAL' },
    ],
    [{ points: rectangle([0, 0], 100, 60) }, { points: rectangle([60, 20], 10, 10), isHole: true }],
  );
}

describe('edgeDistance', () => {
  it('finds only traces that are too near to the edge', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 200, max: 3000 }).filter((um) => Math.abs(um - 1270) > 1),
        fc.constantFrom(0.1, 0.2, 0.5),
        async (um, width) => {
          const plan = barePlan();
          const y = 60 - um / 1000 - width / 2;
          plan.trace('bottom', 'clk', width, [20, 30], [30, y], [40, y], [40, 30]);
          const findings = await findInPlan(plan, 'R5', classes);
          expect(findings).toHaveLength(um < 1270 ? 1 : 0);
          for (const finding of findings)
            expect(finding).toMatchObject({
              ...{ severity: 'error', net: 'clk', layer: 'bottom', limit: 1.27, unit: 'mm' },
              measured: expect.closeTo(um / 1000, 3),
              y: expect.closeTo(y, 5),
            });
        },
      ),
      { numRuns: 40, seed: 5 },
    );
  });

  it('counts cut-outs of the board as edges', async () => {
    const plan = barePlan();
    plan.trace('top', 'clk', 0.2, [30, 30.5], [80, 30.5]);
    plan.trace('top', 'clk', 0.2, [30, 40], [80, 40]);
    expect(await findInPlan(plan, 'R5', classes)).toMatchObject([{ measured: 0.4, y: 30.5 }]);
  });

  it('merges connected segments into one place, and only warns for other nets', async () => {
    const plan = barePlan();
    plan.trace('top', 'data', 0.2, [5, 30], [0.5, 30], [0.5, 40], [0.3, 50], [5, 50]);
    plan.trace('top', 'data', 0.2, [95, 30], [99.5, 30]);
    const findings = await findInPlan(plan, 'R5', classes);
    expect(findings.map(({ measured, severity }) => [measured, severity])).toEqual([
      [0.2, 'warning'],
      [0.4, 'warning'],
    ]);
    expect(findings[0]?.paths).toHaveLength(4);
    expect(findings[0]?.text).toBe(
      'data runs 0.20 mm from the edge of the board on the layer top.',
    );
  });

  it('finds traces near the end of their plane, but not at its gaps and splits', async () => {
    const plan = planePlan({ ground: [rectangle([20, 20], 5, 5)] });
    plan.trace('top', 'clk', 0.2, [10, 1.9], [90, 1.9]);
    plan.trace('top', 'clk', 0.2, [15, 19.5], [30, 19.5]);
    const [finding, ...others] = await findInPlan(plan, 'R5', classes);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ measured: 0.8, y: 1.9 });
    expect(finding?.text).toBe(
      'clk runs 0.80 mm from the edge of the plane ground on the layer top.',
    );
    const split = planePlan({ ground: [rectangle([49, 0.5], 51, 59.5)] });
    split.plane('ground', 'AGND', rectangle([49.5, 1], 49, 58));
    split.trace('top', 'clk', 0.2, [48.5, 10], [48.5, 50]);
    expect(await findInPlan(split, 'R5', { ...classes, AGND: 'ground' })).toEqual([]);
  });

  it('leaves traces that cross the edge of their plane to the rule about gaps', async () => {
    const plan = planePlan();
    plan.layer('ground').features.length = 0;
    plan.subnets.shift();
    plan.plane('ground', 'GND', rectangle([1, 1], 50, 58));
    plan.trace('top', 'clk', 0.2, [30, 30], [70, 30]);
    expect(await findInPlan(plan, 'R5', classes)).toEqual([]);
    expect(await findInPlan(plan, 'R3', classes)).toHaveLength(1);
  });

  it('follows the edge of a plane whose holes are slits', async () => {
    const slit = planePlan();
    const features = slit.layer('ground').features;
    features.length = 0;
    slit.subnets.shift();
    const points = [
      ...([
        [1, 1],
        [99, 1],
        [99, 59],
        [1, 59],
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
    slit.add('ground', 'PLN', { kind: 'surface', net: 'GND', rings: [{ points }] });
    slit.trace('top', 'clk', 0.2, [9.5, 3], [9.5, 10]);
    expect(await findInPlan(slit, 'R5', classes)).toEqual([]);
    slit.trace('top', 'clk', 0.2, [98, 20], [98, 30]);
    expect(await findInPlan(slit, 'R5', classes)).toMatchObject([{ measured: 0.9, x: 98 }]);
  });

  it.each([
    ['the nearer plane is whole', 0.2, 0.4, [], []],
    ['the nearer plane ends', 0.4, 0.2, [], [0.4]],
    ['both are as near', 0.2, 0.21, [], [0.4]],
    ['they differ by more than a tenth', 0.2, 0.23, [], []],
    ['the nearer plane has a gap', 0.2, 0.4, [rectangle([10, 25], 80, 10)], [0.4]],
  ])(
    'looks at the plane that the current returns in: %s',
    async (_, above, below, gaps, measured) => {
      const height = (mm: number) => ({ attributes: { '.layer_dielectric': String(mm) } });
      const plan = new BoardPlan(
        [
          { name: 'whole', type: 'SIGNAL' },
          { name: 'd1', type: 'DIELECTRIC', ...height(above) },
          { name: 'inner', type: 'SIGNAL' },
          { name: 'd2', type: 'DIELECTRIC', ...height(below) },
          { name: 'half', type: 'SIGNAL' },
        ],
        [{ points: rectangle([0, 0], 100, 60) }],
      );
      plan.plane('whole', 'GND', rectangle([1, 1], 98, 58), ...gaps);
      plan.plane('half', 'GND', rectangle([1, 1], 98, 30));
      plan.trace('inner', 'clk', 0.2, [20, 30.5], [80, 30.5]);
      const findings = await findInPlan(plan, 'R5', classes);
      expect(findings.map((finding) => finding.measured)).toEqual(measured);
    },
  );

  it('follows the edge of a negative plane, but not its gaps', async () => {
    const plan = new BoardPlan(
      [
        { name: 'top', type: 'SIGNAL' },
        { name: 'gnd', type: 'POWER_GROUND', isNegative: true },
        { name: 'bottom', type: 'SIGNAL' },
      ],
      [{ points: rectangle([0, 0], 100, 60) }],
    );
    plan.add('gnd', 'PLN', {
      ...{ kind: 'line', from: [0, 57], to: [100, 57], symbol: ['r', 6] },
    });
    plan.add('gnd', 'PLN', { kind: 'surface', rings: [{ points: rectangle([40, 20], 10, 10) }] });
    plan.trace('top', 'clk', 0.2, [20, 31], [80, 31]);
    expect(await findInPlan(plan, 'R5', { clk: 'clock' })).toEqual([]);
    plan.trace('top', 'clk', 0.2, [20, 53.5], [80, 53.5]);
    expect(await findInPlan(plan, 'R5', { clk: 'clock' })).toMatchObject([
      { measured: 0.4, y: 53.5, severity: 'error' },
    ]);
  });

  it('ignores ground and power', async () => {
    const plan = barePlan();
    plan.trace('top', 'GND', 0.2, [10, 0.3], [90, 0.3]);
    plan.trace('top', 'VCC', 0.2, [10, 59.7], [90, 59.7]);
    expect(await findInPlan(plan, 'R5', classes)).toEqual([]);
  });

  it('follows the edges of all islands of a plane that slits join', async () => {
    const plan = planePlan();
    plan.layer('ground').features.length = 0;
    plan.subnets.shift();
    const points = [
      ...([
        [1, 1],
        [60, 1],
        [60, 30],
      ] as const),
      ...([
        [70, 30],
        [70, 1],
        [99, 1],
        [99, 59],
        [70, 59],
        [70, 30],
        [60, 30],
      ] as const),
      ...([
        [60, 59],
        [1, 59],
      ] as const),
    ];
    plan.add('ground', 'PLN', { kind: 'surface', net: 'GND', rings: [{ points }] });
    plan.trace('top', 'clk', 0.2, [71, 10], [71, 20]);
    expect(await findInPlan(plan, 'R5', classes)).toMatchObject([{ measured: 0.9, x: 71 }]);
  });
});
