import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

describe('impedanceJump', () => {
  it('compares a stretch with most of its net', async () => {
    const plan = fourLayers();
    plan.trace('top', 'USB_X', 0.3, [5, 20], [35, 20]);
    plan.trace('top', 'USB_X', 0.6, [35, 20], [48, 20]);
    const settings = { maxFrequencyMhz: 700, permittivity: 4.3, dielectricMm: [0.2, 1, 0.2] };
    const [finding, ...others] = await findingsOf('R23', plan, settings);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ unit: '%', limit: 20, layer: 0, confidence: 'likely' });
    expect(finding?.text).toContain('about 37 Ω over 13.0 mm (0.60 mm wide on top) but 55 Ω');
    const [assumed] = await findingsOf('R23', plan, { maxFrequencyMhz: 700 });
    expect(assumed?.confidence).toBe('worth_a_look');
  });
});
