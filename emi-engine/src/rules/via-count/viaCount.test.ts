import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { describe as words } from '../../findings/describeFinding.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { planePlan } from '../../testing/boards/planePlan.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';

const classes = { clk: 'clock', data: 'io' } as const;

/** The frequency to which the limit applies. */
const fast = { maxFrequencyMhz: 5000 };

function planWith(vias: number) {
  const plan = planePlan();
  for (const net of ['clk', 'data'])
    for (let via = 0; via < vias; via++)
      plan.via('drill', net, [10 + via, net === 'clk' ? 10 : 20]);
  return plan;
}

describe('viaCount', () => {
  it('finds clocks with more than two vias, and no other nets', async () => {
    expect(await findInPlan(planWith(3), 'R2', classes, fast)).toMatchObject([
      { severity: 'warning', net: 'clk', x: 10, y: 10, measured: 3, limit: 2, unit: 'count' },
    ]);
    expect(await findInPlan(planWith(2), 'R2', classes, fast)).toEqual([]);
  });

  it('only warns, however many there are', async () => {
    expect(await findInPlan(planWith(9), 'R2', classes, fast)).toMatchObject([
      { severity: 'warning' },
    ]);
  });

  it('reports the length of the longest via stub', async () => {
    const plan = planePlan();
    plan.trace('top', 'clk', 0.2, [10, 10], [20, 10]);
    plan.trace('ground', 'clk', 0.2, [20, 10], [30, 10]);
    plan.via('drill', 'clk', [20, 10]);
    const { figures } = analyzeBoard(await readPlan(plan), {
      ...{ dielectricMm: [0.2, 1, 0.2], classes: new Map([['clk', { netClass: 'clock' }]]) },
    });
    const [figure] = figures.filter(({ rule }) => rule === 'R2');
    // The dielectrics below the second layer, and copper of 0.035 mm between.
    expect(figure && words(figure.text, 'en')).toBe(
      'clk: 1 vias, the longest end that leads to no trace is 1.27 mm',
    );
  });

  it.each([
    ['blind', ['top', 'ground'], 'ground', []],
    ['blind', ['top', 'power'], 'ground', ['1.03']],
    ['buried', ['ground', 'power'], 'power', []],
  ] as const)('detects that a %s via ends inside the board (%j)', async (_, span, to, stubs) => {
    const plan = planePlan();
    plan.layers.push({ name: 'short', type: 'DRILL', span, features: [] });
    plan.trace(span[0], 'clk', 0.2, [10, 10], [20, 10]);
    plan.trace(to, 'clk', 0.2, [20, 10], [30, 10]);
    plan.via('short', 'clk', [20, 10]);
    const { figures } = analyzeBoard(await readPlan(plan), {
      ...{ dielectricMm: [0.2, 1, 0.2], classes: new Map([['clk', { netClass: 'clock' }]]) },
    });
    const lengths = figures.flatMap(({ rule, text }) => (rule === 'R2' ? text.values['stub'] : []));
    expect(lengths).toEqual(stubs);
  });
});
