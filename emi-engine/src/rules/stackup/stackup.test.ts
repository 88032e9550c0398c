import { rectangle } from '../../boards/samplePlan.ts';
import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

const dielectricMm = [0.4, 1, 0.2];

describe('stackup', () => {
  it('finds a signal layer without a plane beside it, by its longest trace', async () => {
    const plan = fourLayers();
    plan.trace('bottom', 'A', 0.2, [5, 5], [35, 5]);
    plan.trace('bottom', 'B', 0.2, [5, 10], [45, 10]);
    const [finding, ...others] = await findingsOf('R16', plan);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'warning',
      confidence: 'certain',
      layer: 3,
      net: -1,
    });
    expect(finding).toMatchObject({ x: 25e6, y: 10e6, measured: 0, limit: 1, unit: 'count' });
    expect(finding?.text).toContain('bottom has 70.00 mm of signal traces');
  });

  it('measures the distance to the nearest plane and the difference of both halves', async () => {
    const plan = fourLayers();
    plan.plane('power', 'GND', rectangle([1, 1], 58, 38));
    plan.trace('top', 'A', 0.2, [5, 5], [58, 5]);
    plan.trace('bottom', 'B', 0.2, [5, 5], [58, 5]);
    const findings = await findingsOf('R16', plan, { dielectricMm });
    expect(findings).toMatchObject([
      { severity: 'info', confidence: 'likely', layer: 0, measured: 0.4, limit: 0.254, unit: 'mm' },
      { severity: 'info', confidence: 'worth_a_look', layer: -1, measured: 0.5, unit: 'ratio' },
    ]);
    expect(findings[0]?.text).toBe('top lies 0.40 mm from the nearest plane, ground.');
    expect(findings[1]?.text).toContain('dielectric 1 is 0.40 mm thick, dielectric 3 0.20 mm');
  });
});
