import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { rectangle } from '../../boards/samplePlan.ts';

const classes = new Map([['VCC', { netClass: 'power' as const }]]);

/** A supply trace with a bend, beside signals of mostly 0.2 mm. */
function boardOf(width: number, length: number) {
  const plan = fourLayers();
  plan.trace('bottom', 'A', 0.2, [5, 5], [55, 5]);
  plan.trace('bottom', 'B', 0.5, [5, 8], [35, 8]);
  plan.trace(
    'top',
    'VCC',
    width,
    [10, 20],
    [10 + length / 2, 20],
    [10 + length / 2, 20 + length / 2],
  );
  return plan;
}

describe('supplyWidth', () => {
  it('finds long supply traces narrower than three signal widths', async () => {
    const [finding, ...others] = await findingsOf('R14', boardOf(0.59, 10.2), { classes });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{ severity: 'info', layer: 0, measured: 0.59, limit: 0.6, unit: 'mm', x: 15.1e6, y: 20e6 },
    });
    expect(finding?.text).toContain('for 10.20 mm');
    expect(finding?.paths[0]).toHaveLength(6);
  });

  it.each([
    [[0, 10, 20, 30, 40], 'GND', []],
    [[0, 27, 40], 'GND', []],
    [[9, 31], 'GND', []],
    [[0, 28, 40], 'GND', [0.2]],
    [[12, 31], 'GND', [0.2]],
    [[5], 'GND', [0.2]],
    [[0, 10, 20, 30, 40], 'VCC', [0.2]],
  ])(
    'ignores ground that vias stitch along its way (at %j mm of %s)',
    async (places, net, widths) => {
      const plan = fourLayers();
      plan.trace('bottom', 'A', 0.2, [5, 5], [55, 5]);
      plan.trace('top', net, 0.2, [10, 20], [50, 20]);
      for (const place of places) plan.via('drill', net, [10 + place, 20.5]);
      const found = await findingsOf('R14', plan, { classes });
      expect(found.map(({ measured }) => measured)).toEqual(widths);
    },
  );

  it('takes a width within 1 µm of the limit for the limit', async () => {
    expect(await findingsOf('R14', boardOf(0.5991, 30), { classes })).toEqual([]);
    const [finding] = await findingsOf('R14', boardOf(0.597, 30), { classes });
    expect(finding?.text).toContain('0.597 mm wide at its narrowest; 0.60 mm would be');
  });

  it('ignores short and wide traces', async () => {
    expect(await findingsOf('R14', boardOf(0.6, 30), { classes })).toEqual([]);
    expect(await findingsOf('R14', boardOf(0.2, 9.8), { classes })).toEqual([]);
  });

  it('measures the narrowest segment, and separates runs at wide segments', async () => {
    const plan = fourLayers();
    plan.trace('bottom', 'A', 0.2, [5, 5], [55, 5]);
    plan.trace('top', 'VCC', 0.5, [10, 20], [16, 20]);
    plan.trace('top', 'VCC', 0.3, [16, 20], [22, 20]);
    plan.trace('top', 'VCC', 1, [22, 20], [30, 20]);
    plan.trace('top', 'VCC', 0.3, [30, 20], [38, 20]);
    expect((await findingsOf('R14', plan, { classes })).map(({ measured }) => measured)).toEqual([
      0.3,
    ]);
  });

  it('ignores traces inside an area of their net', async () => {
    const plan = boardOf(0.2, 20);
    plan.add('top', 'PLN', {
      ...{ kind: 'surface', net: 'VCC', rings: [{ points: rectangle([8, 18], 20, 20) }] },
    });
    expect(await findingsOf('R14', plan, { classes })).toEqual([]);
  });
});
