import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { type NetClass } from '../../findings/NetClass.ts';
import { BoardPlan } from '../../boards/BoardPlan.ts';
import { findInPlan } from '../../testing/boards/findInPlan.ts';
import { planePlan } from '../../testing/boards/planePlan.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';

/** λ/20 at 300 MHz on a board of permittivity 4.3. */
const limit = 27.505;

async function findingsOf(length: number, netClass: NetClass = 'clock', maxFrequencyMhz?: number) {
  const plan = new BoardPlan(
    [
      { name: 'top', type: 'SIGNAL' },
      { name: 'bottom', type: 'SIGNAL' },
    ],
    [{ points: rectangle([0, 0], 300, 40) }],
  );
  plan.trace('bottom', 'clk', 0.2, [10, 10], [10 + length - 5, 10], [10 + length - 5, 15]);
  plan.trace('bottom', 'long', 0.2, [10, 20], [290, 20]);
  const settings = {
    classes: new Map([['clk', { netClass }]]),
    ...(maxFrequencyMhz && { maxFrequencyMhz }),
  };
  const { findings, figures, skipped } = analyzeBoard(await readPlan(plan), settings);
  return {
    findings: findings.filter(({ rule }) => rule === 'R1'),
    figures: figures.filter(({ rule }) => rule === 'R1'),
    isSkipped: skipped.some(({ rule }) => rule === 'R1'),
  };
}

describe('netLength', () => {
  it('ignores lines that a feature group has', async () => {
    const plan = planePlan();
    plan.trace('top', 'CLK', 0.2, [10, 10], [20, 10]);
    plan.group('top', { kind: 'line', from: [5, 0.5], to: [55, 0.5], symbol: ['r', 0.2] });
    expect(await findInPlan(plan, 'R1')).toEqual([]);
    expect(await findInPlan(plan, 'R5')).toEqual([]);
    plan.trace('top', 'CLK', 0.2, [20, 10], [45, 10]);
    expect(await findInPlan(plan, 'R1')).toMatchObject([{ measured: 35 }]);
  });

  it('finds a clock that is longer than a twentieth of the wavelength', async () => {
    const { findings } = await findingsOf(limit + 0.1);
    expect(findings).toMatchObject([
      {
        ...{ severity: 'warning', layer: 1, x: 10e6, y: 10e6, limit, unit: 'mm' },
        measured: limit + 0.1,
      },
    ]);
    expect(findings[0]?.paths).toHaveLength(1);
    const { figures, ...shorter } = await findingsOf(limit - 0.1);
    expect(shorter.findings).toEqual([]);
    expect(figures[0]?.text.values).toEqual({ net: 'clk', length: '27.4' });
  });

  it('reports an error from a quarter of the wavelength on', async () => {
    expect((await findingsOf(limit * 5 - 0.1)).findings[0]?.severity).toBe('warning');
    expect((await findingsOf(limit * 5 + 0.2)).findings[0]?.severity).toBe('error');
  });

  it('uses the highest frequency that the user gives', async () => {
    expect((await findingsOf(limit * 2.9, 'clock', 100)).findings).toEqual([]);
    expect((await findingsOf(limit * 3.1, 'highSpeed', 100)).findings).toHaveLength(1);
  });

  it('checks only clocks and high-speed nets', async () => {
    expect(await findingsOf(200, 'power')).toEqual({ findings: [], figures: [], isSkipped: true });
  });
});
