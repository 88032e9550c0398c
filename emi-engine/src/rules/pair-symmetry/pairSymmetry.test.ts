import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

/** A pair of traces 40 mm long, 0.2 mm wide and 0.2 mm apart, one with a detour of `extra` mm. */
function pairOf(extra: number, gap = 0.2) {
  const plan = fourLayers();
  plan.trace('top', 'USB_DP', 0.2, [10, 20], [50, 20]);
  plan.trace('top', 'USB_DM', 0.2, [10, 20.2 + gap], [50 + extra, 20.2 + gap]);
  return plan;
}

describe('pairSymmetry', () => {
  it('finds pairs of unequal length', async () => {
    const [finding, ...others] = await findingsOf('R12', pairOf(3.9));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{ severity: 'warning', measured: 3.9, limit: 3.8, unit: 'mm', netClass: 'highSpeed' },
    });
    expect(finding?.otherNets).toHaveLength(1);
    expect(finding?.text).toContain('40.00 and 43.90 mm');
    expect(await findingsOf('R12', pairOf(3.7))).toEqual([]);
  });

  it('finds pairs with an unequal number of vias', async () => {
    const plan = pairOf(0);
    plan.via('drill', 'USB_DP', [10, 20]);
    const [finding] = await findingsOf('R12', plan);
    expect(finding).toMatchObject({ severity: 'warning', measured: 1, limit: 0, unit: 'count' });
    plan.via('drill', 'USB_DM', [10, 20.8]);
    expect(await findingsOf('R12', plan)).toEqual([]);
  });

  it('finds pairs that separate, by distance or layer', async () => {
    expect(await findingsOf('R12', pairOf(0, 0.58))).toEqual([]);
    const [apart] = await findingsOf('R12', pairOf(0, 0.65));
    expect(apart).toMatchObject({ severity: 'warning', measured: 100, limit: 10, unit: '%' });
    const plan = fourLayers();
    plan.trace('top', 'USB_DP', 0.2, [10, 20], [50, 20]);
    plan.trace('top', 'USB_DM', 0.2, [10, 20.4], [45, 20.4]);
    plan.trace('bottom', 'USB_DM', 0.2, [45, 20.4], [50, 20.4]);
    const [other] = await findingsOf('R12', plan);
    expect(other).toMatchObject({ measured: 12.5, layer: 3, x: 45e6 });
    expect(other?.paths.length).toBeGreaterThan(0);
  });

  it('ignores single nets', async () => {
    const plan = fourLayers();
    plan.trace('top', 'RAS6-', 0.2, [10, 20], [50, 20]);
    plan.trace('top', 'RAS6', 0.2, [10, 30], [20, 30]);
    expect(await findingsOf('R12', plan)).toEqual([]);
  });
});
