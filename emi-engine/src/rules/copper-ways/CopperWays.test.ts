import { rectangle } from '../../boards/samplePlan.ts';
import { fourLayers } from '../../testing/boards/fourLayers.ts';
import { readPlan } from '../../testing/boards/readPlan.ts';
import { type BoardPlan } from '../../boards/BoardPlan.ts';
import { BoardView } from '../BoardView.ts';
import { CopperWays } from './CopperWays.ts';

/** Pins of net A of two parts, with pads of 0.5 mm at x = 10 and x = 30. */
async function lengthMm(build: (plan: BoardPlan) => void) {
  const plan = fourLayers();
  for (const [ref, x] of [['U1', 10] as const, ['U2', 30] as const])
    plan.part(
      { ref, side: 'top', packageName: ref, at: [x, 20], pins: [{ at: [x, 20], net: 'A' }] },
      'top',
      0.5,
    );
  build(plan);
  const view = new BoardView(await readPlan(plan), {});
  const net = view.board.nets.findIndex(({ name }) => name === 'A');
  const way = new CopperWays(view, net).toPin(0, 1_000_000, [1]);
  return way ? way.length / 1e6 : undefined;
}

describe('CopperWays', () => {
  it('follows bends and branches, and counts from pad to pad', async () => {
    const length = await lengthMm((plan) => {
      plan.trace('top', 'A', 0.2, [10, 20], [10, 30], [40, 30]);
      plan.trace('top', 'A', 0.2, [30, 20], [30, 30]);
    });
    expect(length).toBeCloseTo(9.75 + 20 + 9.75, 3);
  });

  it('changes layers through plated holes, and takes the shorter of two ways', async () => {
    const length = await lengthMm((plan) => {
      plan.trace('top', 'A', 0.2, [10, 20], [10, 35], [30, 35], [30, 20]);
      plan.trace('top', 'A', 0.2, [10, 20], [12, 20]);
      plan.via('drill', 'A', [12, 20]);
      plan.trace('bottom', 'A', 0.2, [12, 20], [28, 20]);
      plan.via('drill', 'A', [28, 20]);
      plan.trace('top', 'A', 0.2, [28, 20], [30, 20]);
    });
    // Pads of 0.5 and vias of 0.6 mm count for nothing.
    expect(length).toBeCloseTo(20 - 2 * 0.25 - 2 * 0.6, 3);
  });

  it('goes straight across an area, also from pads with a thermal relief', async () => {
    const length = await lengthMm((plan) => {
      plan.plane('top', 'A', rectangle([5, 15], 30, 10), rectangle([9.5, 19.5], 1, 1));
    });
    expect(length).toBeCloseTo(19.75, 1);
  });

  it('knows no way where no copper leads', async () => {
    expect(await lengthMm((plan) => plan.trace('top', 'A', 0.2, [10, 20], [25, 20]))).toBe(
      undefined,
    );
  });
});
