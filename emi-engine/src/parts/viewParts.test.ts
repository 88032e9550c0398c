import { BoardPlan } from '../boards/BoardPlan.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { rectangle } from '../boards/samplePlan.ts';
import { viewParts } from './PartsView.ts';

/** Parts with two pins, or with the given number, at `x` mm on a board of 60 × 40 mm. */
async function viewOf(
  ...parts: readonly { ref: string; x?: number; nets?: string[]; packageName?: string }[]
) {
  const plan = new BoardPlan(
    [
      { name: 'comp_+_top', type: 'COMPONENT' },
      { name: 'top', type: 'SIGNAL' },
    ],
    [{ points: rectangle([0, 0], 60, 40) }],
  );
  parts.forEach(({ ref, x = 20, nets = ['A', 'B'], packageName = `P${ref}` }, row) => {
    const pins = nets.map((net, index) => ({ at: [x, 20 + index + row * 0.1] as const, net }));
    plan.part({ ref, side: 'top', at: [x, 20], packageName, pins }, 'top', 0.2);
  });
  const board = await readPlan(plan);
  return { board, view: viewParts(board) };
}

describe('viewParts', () => {
  it.each([
    ['connector', ['J1', 'P2', 'CN3', 'CON4', '1J5']],
    ['capacitor', ['C1', 'CP2', 'EC3']],
    ['inductor', ['L1', 'FB2']],
    ['resistor', ['R1', 'RN2']],
    ['clamp', ['D1', 'TVS2', 'ZD3', 'RV4']],
    ['crystal', ['X1', 'Y2', 'OSC3']],
    ['ic', ['U1', 'IC2']],
    ['other', ['Q1', 'LED2', 'TP3', 'HOLE4', 'W5']],
    ['unknown', ['MOD6', 'BUS7', 'CABLE8']],
  ])('assigns the role %s: %j', async (role, refs) => {
    const { view } = await viewOf(...refs.map((ref) => ({ ref })));
    expect(view.roles).toEqual(refs.map(() => role));
  });

  it('tells crystals from connectors with the same letter, and LEDs and trimmers from clamps', async () => {
    const { view } = await viewOf(
      { ref: 'X1', packageName: 'Crystal_HC49' },
      { ref: 'X2', packageName: 'Terminal_1x02' },
      { ref: 'X3', nets: Array.from({ length: 10 }, (_, pin) => `N${pin}`) },
      { ref: 'D4', packageName: 'LED_D3.0mm' },
      { ref: 'RV5', nets: ['A', 'B', 'C'] },
    );
    expect(view.roles).toEqual(['crystal', 'connector', 'connector', 'other', 'other']);
  });

  it('does not make a part with unknown letters a connector by its place', async () => {
    const { view } = await viewOf({ ref: 'MD1', x: 4 }, { ref: 'BAT1', x: 4 }, { ref: 'R3', x: 4 });
    expect(view.roles).toEqual(['unknown', 'other', 'resistor']);
  });

  it('lists capacitors, inductors and resistors with their two nets, and nets at connectors', async () => {
    const { board, view } = await viewOf(
      { ref: 'C1', nets: ['VCC', 'GND'] },
      { ref: 'C2', nets: ['VCC', 'GND', 'VCC', 'GND'] },
      { ref: 'C3', nets: ['VCC', 'VCC'] },
      { ref: 'C4', nets: ['VCC', '$NONE$'] },
      { ref: 'J5', nets: ['IN', 'GND', 'open', '$NONE$', '$NONE$'] },
      { ref: 'FB6', nets: ['IN', 'VCC'] },
      { ref: 'R7', nets: ['IN', 'OUT'] },
    );
    const named = (nets: readonly number[]) => nets.map((net) => board.nets[net]?.name);
    expect(view.capacitors.map(({ part, nets, pins }) => [part, named(nets), pins])).toEqual([
      [0, ['VCC', 'GND'], [0, 1]],
      [1, ['VCC', 'GND'], [2, 3]],
    ]);
    expect(view.inductors.map(({ nets }) => named(nets))).toEqual([['IN', 'VCC']]);
    expect(view.resistors.map(({ nets }) => named(nets))).toEqual([['IN', 'OUT']]);
    expect(named([...view.isAtConnector.keys()].filter((net) => view.isAtConnector[net]))).toEqual([
      ...['GND', 'IN'],
    ]);
  });
});
