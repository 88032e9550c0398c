import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

describe('chassis', () => {
  it('finds the shell of a connector once, and counts holes', async () => {
    const plan = fourLayers();
    const pins = [
      { name: '1', at: [5, 10], net: 'IN' },
      { name: '2', at: [5, 12], net: 'GND' },
      { name: 'MP1', at: [5, 5], net: '$NONE$' },
      { name: 'MP2', at: [5, 20], net: '$NONE$' },
    ] as const;
    plan.part({ ref: 'J1', side: 'top', packageName: 'J', at: [5, 10], pins }, 'top', 1);
    for (const at of [[30, 30] as const, [50, 30] as const]) {
      const attributes = ['.drill=0'];
      plan.add('drill', 'TRC', { kind: 'pad', at, symbol: ['r', 3], attributes });
      plan.add('top', 'TRC', { kind: 'pad', at, symbol: ['r', 6] });
    }
    const findings = await findingsOf('R20', plan);
    expect(findings.map(({ text }) => text)).toEqual([
      'The shell of the connector J1 (J1.MP1) is not connected.',
      '2 plated mounting holes are not connected.',
    ]);
    expect(findings).toMatchObject([
      { severity: 'warning', confidence: 'likely', x: 5e6, y: 5e6, net: -1 },
      { severity: 'warning', confidence: 'worth_a_look', x: 30e6, y: 30e6, net: -1 },
    ]);
  });
});
