import { type BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { type PartRole } from '../../findings/PartRole.ts';
import { findingsOf } from '../../testing/boards/findingsOf.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';

const classes = new Map([['VCC', { netClass: 'power' as const }]]);

function circuit(plan: BoardPlan, at: Point): void {
  const pins = [
    { at, net: 'VCC' },
    { at: [at[0], at[1] + 5] as const, net: 'GND' },
  ];
  plan.part({ ref: 'U1', side: 'top', packageName: 'IC', at, pins }, 'top');
}

/** A capacitor of 1 mm along x, with a ground via `via` mm beside its 0.8 mm ground pad. */
function capacitor(
  plan: BoardPlan,
  [x, y]: Point,
  via: number | 'none',
  side: 'top' | 'bottom' = 'top',
): void {
  const pins = [
    { at: [x, y] as const, net: 'VCC' },
    { at: [x + 1, y] as const, net: 'GND' },
  ];
  plan.part({ ref: 'C1', side, packageName: 'C', at: [x, y], pins }, side);
  if (via !== 'none') plan.via('drill', 'GND', [x + 1.4 + via, y]);
}

async function check(distance: number | undefined, via: number | 'none' = 0.5) {
  const plan = fourLayers();
  circuit(plan, [20, 20]);
  if (distance !== undefined) capacitor(plan, [20 + distance, 20], via);
  return findingsOf('R8', plan, { classes });
}

describe('decoupling', () => {
  it('finds a supply pin whose nearest capacitor is too far', async () => {
    expect(await check(2.9)).toEqual([]);
    const [finding, ...others] = await check(3.1);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      ...{ severity: 'info', measured: 3.1, limit: 3, unit: 'mm', layer: 0 },
      ...{ x: 20e6, y: 20e6, netClass: 'power' },
    });
    expect(finding?.text).toContain('C1.1, is 3.10 mm away from the supply pin U1.1');
    expect([...(finding?.paths[0] ?? [])]).toEqual([20e6, 20e6, 23.1e6, 20e6]);
  });

  it('reports an error beyond 10 mm and without any capacitor', async () => {
    expect((await check(5.1)).map(({ severity }) => severity)).toEqual(['warning']);
    expect((await check(9.9)).map(({ severity }) => severity)).toEqual(['warning']);
    expect((await check(10.1)).map(({ severity }) => severity)).toEqual(['error']);
    const [finding] = await check(undefined);
    expect(finding).toMatchObject({ severity: 'error', unit: 'count', measured: 0, limit: 1 });
  });

  it('counts only capacitors between the same supply and ground', async () => {
    const plan = fourLayers();
    circuit(plan, [20, 20]);
    capacitor(plan, [26, 20], 0.5);
    const near = (ref: string, nets: readonly [string, string]) => {
      const pins = nets.map((net, index) => ({ at: [21, 20 + index] as const, net }));
      plan.part({ ref, side: 'top', packageName: ref, at: [21, 20], pins }, 'top', 0.3);
    };
    near('C2', ['VDD', 'GND']);
    near('C3', ['VCC', 'OUT']);
    near('R4', ['VCC', 'GND']);
    const found = await findingsOf('R8', plan, { classes });
    const far = found.filter(({ message }) => message.code === 'R8.far');
    expect(far.map(({ measured }) => measured)).toEqual([6]);
  });

  it('finds a ground pad without a ground via nearby', async () => {
    expect(await check(2, 0.9)).toEqual([]);
    const [finding] = await check(2, 1.1);
    expect(finding).toMatchObject({ severity: 'info', measured: 1.1, limit: 1, x: 23e6 });
    const [bare] = await check(2, 'none');
    expect(bare).toMatchObject({ severity: 'warning', measured: 0, limit: 1, unit: 'count' });
  });

  it.each([
    ['a blind via to the plane', 'top', ['top', 'ground'], []],
    ['a blind via from the other side', 'top', ['ground', 'bottom'], ['R8.viaNone']],
    ['a blind via that ends before the plane', 'bottom', ['power', 'bottom'], ['R8.viaNone']],
    ['a buried via', 'top', ['ground', 'power'], ['R8.viaNone']],
  ] as const)('checks where %s ends', async (_, side, span, codes) => {
    const plan = fourLayers();
    plan.layers.push({ name: 'short', type: 'DRILL', span, features: [] });
    circuit(plan, [20, 20]);
    capacitor(plan, [22, 20], 'none', side);
    plan.via('short', 'GND', [23.9, 20]);
    const found = await findingsOf('R8', plan, { classes });
    expect(found.map(({ message }) => message.code)).toEqual(codes);
  });

  it('uses the thresholds of the profile', async () => {
    const plan = fourLayers();
    circuit(plan, [20, 20]);
    capacitor(plan, [24, 20], 2);
    const profile = { R8: { capacitorMm: 5, viaMm: 3 } };
    expect(await findingsOf('R8', plan, { classes, profile })).toEqual([]);
  });

  it('does not say that there is no capacitor if an unknown part may be one', async () => {
    const plan = fourLayers();
    circuit(plan, [20, 20]);
    const pins = ['VCC', 'GND'].map((net, at) => ({ at: [21, 20 + at] as const, net }));
    plan.part({ ref: 'W1', side: 'top', packageName: 'P0402', at: [21, 20], pins }, 'top', 0.3);
    const given = (role: PartRole) => ({ classes, roles: new Map([['W1', { role }]]) });
    expect(await findingsOf('R8', plan, given('unknown'))).toEqual([]);
    const [none] = await findingsOf('R8', plan, given('other'));
    expect(none?.message.code).toBe('R8.none');
    const [alone] = await findingsOf('R8', plan, given('capacitor'));
    expect(alone?.message.code).toBe('R8.viaNone');
  });
});
