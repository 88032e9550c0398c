import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';

type Pin = readonly [x: number, y: number, net: string];

/**
 * A connector `edge` mm from the left edge, its net `IN` connected to a circuit, and other parts.
 */
function boardOf(edge: number, ...parts: readonly (readonly [ref: string, ...pins: Pin[]])[]) {
  const plan = fourLayers();
  const all: typeof parts = [
    ['J1', [edge, 20, 'IN'], [edge, 22, 'GND'], [edge, 24, 'open']],
    ['U1', [50, 20, 'IN'], [50, 22, 'GND'], [50, 24, 'OUT']],
    ...parts,
  ];
  for (const [ref, ...pins] of all) {
    const placed = pins.map(([x, y, net]) => ({ at: [x, y] as const, net }));
    const at = placed[0]?.at ?? ([0, 0] as const);
    plan.part({ ref, side: 'top', packageName: ref, at, pins: placed }, 'top', 0.5);
  }
  return plan;
}

describe('connectorFilter', () => {
  it('finds an unfiltered net of a connector at the edge', async () => {
    const [finding, ...others] = await findingsOf('R15', boardOf(4));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{ severity: 'warning', measured: 0, limit: 1, unit: 'count', x: 4e6, y: 20e6 },
      netClass: 'io',
    });
    expect(finding?.text).toContain('J1.1');
    expect(await findingsOf('R15', boardOf(6))).toEqual([]);
  });

  it.each(['C1', 'FB1', 'TVS1'])('accepts %s near enough', async (ref) => {
    const at = (x: number) => boardOf(4, [ref, [x, 20, 'IN'], [x, 21, 'GND']]);
    expect(await findingsOf('R15', at(18.9))).toEqual([]);
    const [finding] = await findingsOf('R15', at(19.1));
    expect(finding).toMatchObject({ measured: 15.1, limit: 15, unit: 'mm' });
    expect(finding?.text).toContain(`${ref}.1, is 15.10 mm away`);
  });

  it('accepts a capacitor behind a series resistor, but not the resistor alone', async () => {
    const resistor = ['R1', [6, 20, 'IN'], [7, 20, 'IN2']] as const;
    expect(await findingsOf('R15', boardOf(4, resistor))).toHaveLength(1);
    const capacitor = ['C1', [8, 20, 'IN2'], [8, 21, 'GND']] as const;
    expect(await findingsOf('R15', boardOf(4, resistor, capacitor))).toEqual([]);
  });

  it.each([3, 4, 60])(
    'names %i lines of one connector, merged into one finding from four on',
    async (count) => {
      const plan = fourLayers(100, 60);
      const nets = Array.from({ length: count }, (_, line) => (line === 2 ? 'CLK' : `IN${line}`));
      for (const [ref, x] of [
        ['J1', 3],
        ['U1', 60],
      ] as const) {
        const pins = nets.map((net, line) => ({ at: [x, 2 + line * 0.9] as const, net }));
        plan.part({ ref, side: 'top', packageName: ref, at: [x, 2], pins }, 'top', 0.5);
      }
      const findings = await findingsOf('R15', plan);
      const { nets: all } = await readPlan(plan);
      const named = findings.flatMap(({ net, otherNets }) => [net, ...otherNets]);
      expect(new Set(named.map((net) => all[net]?.name))).toEqual(new Set(nets));
      expect(findings).toHaveLength(count > 3 ? 1 : count);
      if (count === 4) {
        expect(findings[0]).toMatchObject({
          severity: 'warning',
          netClass: 'clock',
          unit: 'count',
        });
        expect(findings[0]?.text).toBe(
          '4 nets lead on from the connector J1 without any capacitor, ferrite bead or clamp: CLK, IN0, IN1, IN3.',
        );
      }
    },
  );
});
