import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

describe('viaStub', () => {
  it('says where the longest stub resonates', async () => {
    const plan = fourLayers();
    plan.trace('top', 'PCIE_TX', 0.2, [10, 20], [20, 20]);
    plan.trace('power', 'PCIE_TX', 0.2, [20, 20], [40, 20]);
    plan.via('drill', 'PCIE_TX', [20, 20]);
    const settings = { permittivity: 4, dielectricMm: [0.2, 0.2, 1.965] };
    const [finding, ...others] = await findingsOf('R25', plan, settings);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ measured: 2, unit: 'mm', layer: 2, confidence: 'likely' });
    // 300 mm/ns by 4, by 2 mm and the root of 4.
    expect(finding?.text).toContain('2.00 mm beyond power, which resonates at 18.7 GHz');
  });
});
