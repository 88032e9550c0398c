import { analyzeBoard } from '../../analysis/analyzeBoard.ts';
import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';

const settings = {
  classes: new Map([
    ['CLK', { netClass: 'clock' as const, frequencyMhz: 200 }],
    ['SLOW', { netClass: 'clock' as const, frequencyMhz: 30 }],
  ]),
  dielectricMm: [1, 1, 0.2],
};
const plan = () => {
  const board = fourLayers();
  board.trace('top', 'CLK', 0.2, [10, 20], [50, 20]);
  board.trace('top', 'SLOW', 0.2, [10, 30], [20, 30]);
  return board;
};

describe('radiatedField', () => {
  it('says by what a net radiates', async () => {
    const [finding, ...others] = await findingsOf('R22', plan(), settings);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ unit: 'dBµV/m', layer: 0, confidence: 'likely' });
    expect(finding?.text).toContain('by its loop of 40 mm²');
  });

  it('lists the estimated nets, the costliest first', async () => {
    const { figures } = analyzeBoard(await readPlan(plan()), settings);
    const nets = figures.flatMap(({ rule, text }) => (rule === 'R22' ? [text.values['net']] : []));
    expect(nets).toEqual(['CLK', 'SLOW']);
  });
});
