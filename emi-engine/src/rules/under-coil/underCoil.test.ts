import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

describe('underCoil', () => {
  it('lists the lines under the inductor of a converter', async () => {
    const plan = fourLayers();
    const part = (ref: string, ...pins: readonly (readonly [number, number, string])[]) => {
      const placed = pins.map(([x, y, net]) => ({ at: [x, y] as const, net }));
      const [first] = placed;
      plan.part(
        { ref, side: 'top', packageName: ref, at: first?.at ?? [0, 0], pins: placed },
        'top',
        0.5,
      );
    };
    part('U1', [10, 20, '+5V'], [10, 22, 'GND'], [12, 20, 'SW'], [12, 22, 'FB']);
    part('L1', [20, 20, 'SW'], [24, 20, '+3V3']);
    part('C1', [30, 20, '+3V3'], [30, 22, 'GND']);
    plan.trace('top', 'A', 0.2, [22, 10], [22, 30]);
    plan.trace('top', 'B', 0.2, [21, 10], [21, 30]);
    const [finding, ...others] = await findingsOf('R26', plan);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', layer: 0, measured: 0, limit: 0.2 });
    expect(finding?.text).toContain('2 nets run at or under L1');
  });

  it('says how much of a plane lies under an antenna', async () => {
    const plan = fourLayers();
    plan.part(
      {
        ...{ ref: 'ANT1', side: 'top', packageName: 'ANTENNA_CHIP', at: [20, 20] },
        pins: [
          { at: [20, 20], net: 'RF' },
          { at: [26, 20], net: 'RF2' },
        ],
      },
      'top',
      0.5,
    );
    const [finding] = await findingsOf('R26', plan);
    expect(finding).toMatchObject({ layer: 1, measured: 1, confidence: 'worth_a_look' });
    expect(finding?.text).toContain('Planes cover 100 % of the room under the antenna ANT1');
  });
});
