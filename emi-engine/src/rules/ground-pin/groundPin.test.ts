import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

describe('groundPin', () => {
  it('names the farthest of the pins of a circuit, and shows its way', async () => {
    const plan = fourLayers();
    const pins = ['A', 'B', 'C', 'GND', 'GND'].map((net, x) => ({
      at: [20 + x * 2, 20] as const,
      net,
    }));
    const part = { side: 'top', packageName: 'U', at: [20, 20], pins } as const;
    plan.part({ ...part, ref: 'U1' }, 'top', 0.5);
    plan.part(
      {
        ...part,
        ref: 'U2',
        pins: pins.slice(0, 3).map(({ net }, x) => ({ at: [20 + x * 2, 30] as const, net })),
      },
      'top',
      0.5,
    );
    for (const [x, y] of [[26, 25] as const, [28, 27] as const]) {
      plan.trace('top', 'GND', 0.2, [x, 20], [x, y]);
      plan.via('drill', 'GND', [x, y]);
    }
    const [finding, ...others] = await findingsOf('R18', plan);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', confidence: 'likely', x: 28e6, y: 20e6 });
    expect(finding).toMatchObject({ measured: 6.45, limit: 2, unit: 'mm', layer: 0 });
    expect(finding?.text).toMatch(
      /^2 pins of U1 reach .* U1\.\w+ only after 6\.45 mm of copper\.$/,
    );
    expect(finding?.paths).toHaveLength(2);
  });
});
