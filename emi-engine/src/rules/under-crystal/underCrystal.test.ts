import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

const crystal = {
  ref: 'Y1',
  side: 'bottom',
  packageName: 'CRYSTAL',
  at: [20, 20],
  pins: [
    { at: [20, 20], net: 'X1' },
    { at: [24, 20], net: 'X2' },
  ],
} as const;

describe('underCrystal', () => {
  it('lists the lines under a crystal, the nearest first', async () => {
    const plan = fourLayers();
    plan.part(crystal, 'bottom', 0.5);
    plan.trace('bottom', 'A', 0.2, [22, 10], [22, 30]);
    plan.trace('power', 'USB_DP', 0.2, [10, 20.5], [30, 20.5]);
    const [finding, ...others] = await findingsOf('R19', plan);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ severity: 'warning', layer: 3, measured: 0, limit: 0.5 });
    expect(finding?.text).toContain('2 nets run at or under the crystal or oscillator Y1');
    expect(finding?.text).toContain('A, USB_DP');
  });

  it('measures the distance of a line from the pads', async () => {
    const plan = fourLayers();
    plan.part(crystal, 'bottom', 0.5);
    plan.trace('power', 'USB_DP', 0.2, [10, 20.65], [30, 20.65]);
    const [finding] = await findingsOf('R19', plan);
    expect(finding).toMatchObject({ layer: 2, measured: 0.3, limit: 0.5, unit: 'mm' });
    expect(finding?.text).toContain('USB_DP runs 0.30 mm from the pads');
  });
});
