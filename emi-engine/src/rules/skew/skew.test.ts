import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

describe('skew', () => {
  it('counts inner layers as slower', async () => {
    const plan = fourLayers(100, 40);
    plan.trace('top', 'HDMI_P', 0.2, [10, 20], [90, 20]);
    plan.trace('top', 'HDMI_N', 0.2, [10, 20.4], [70, 20.4]);
    plan.trace('power', 'HDMI_N', 0.2, [70, 20.4], [90, 20.4]);
    const settings = { permittivity: 4, dielectricMm: [0.2, 0.2, 0.2] };
    const [finding, ...others] = await findingsOf('R24', plan, settings);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ unit: 'ps', limit: 4.375, confidence: 'likely' });
    // 20 mm at 6.67 ps for each inside, and about 5.7 ps outside.
    expect(finding?.measured).toBeGreaterThan(18);
    expect(finding?.measured).toBeLessThan(21);
    expect(finding?.text).toContain('HDMI_N arrives');
  });
});
