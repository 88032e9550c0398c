import { type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import {
  type Build,
  given,
  on,
  packed,
  part,
  type RuleSituations,
  type Situation,
  trace,
  traceOn,
  via,
} from './Situation.ts';

const unknown = { roles: new Map([['M1', { role: 'unknown' as const }]]) };

const connector = part('J1', [20, 30, 'IN'], [20, 32, 'GND'], [20, 34, 'NC']);
const crystal = (x: number) => packed('Y1', 'CRYSTAL', [x, 30, 'X1'], [x, 28, 'X2']);
const reader = part('U1', [60, 30, 'IN'], [60, 32, 'GND'], [62, 30, 'X1'], [62, 32, 'X2']);
const clockNear = (x: number, net = 'CLK') => [
  connector,
  part('U1', [10, 30, 'IN'], [10, 32, 'GND']),
  traceOn('bottom', net, 0.2, [x, 20], [x, 40]),
];
/** Planes of ground above and below the bottom layer, which becomes an inner one. */
const shielding: Build = (plan) => {
  plan.layers.splice(5, 0, { name: 'last', type: 'SIGNAL', features: [] });
  for (const layer of ['power', 'last']) plan.plane(layer, 'GND', rectangle([0.5, 0.5], 99, 59));
};
const bracket = packed('BKT1', 'CONNECTOR-PRESS', [20, 30, 'A'], [20, 32, 'A'], [20, 34, 'A']);
/** A clock 0.8 mm beside the line of a connector 20 mm away. */
const lineBeside = (length: number) => [
  connector,
  part('U1', [80, 30, 'IN'], [80, 32, 'GND']),
  trace('IN', [20, 30], [80, 30]),
  trace('CLK', [50, 31], [50 + length, 31]),
];
const plain = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(...builds),
});
const connectorClock: RuleSituations = {
  rule: 'R11',
  found: [
    plain('a crystal 5 % too near', connector, reader, crystal(29.5)),
    plain('a crystal at half of the distance', connector, reader, crystal(25)),
    plain('a clock 5 % too near', ...clockNear(24.75)),
    plain('a clock at half of the distance', ...clockNear(22.5)),
    plain('beside a line of a connector for 6 mm', ...lineBeside(6)),
    plain(
      'a crystal near the edge',
      reader,
      packed('Y1', 'CRYSTAL', [40, 2.5, 'X1'], [42, 2.5, 'X2']),
    ),
  ],
  silent: [
    plain('a crystal at the limit', connector, reader, crystal(30)),
    plain('a clock at the limit', ...clockNear(25)),
    plain('a line of unknown class', ...clockNear(22, 'DATA')),
    plain('a clock between two planes', ...clockNear(22), shielding),
    plain('a bracket', bracket, traceOn('bottom', 'CLK', 0.2, [22, 20], [22, 40])),
    plain('beside a line of a connector for 4 mm', ...lineBeside(4)),
    plain(
      'a clock of the same connector',
      part('J1', [20, 30, 'IN'], [20, 32, 'GND'], [20, 34, 'CLK']),
      part('U1', [60, 30, 'IN'], [60, 34, 'CLK'], [60, 36, 'GND']),
      trace('CLK', [20, 34], [60, 34]),
    ),
    plain(
      'a clock behind a series resistor',
      part('J1', [20, 30, 'IN'], [20, 32, 'GND'], [20, 34, 'C1']),
      part('R1', [23, 34, 'C1'], [24, 34, 'CLK']),
      part('U1', [60, 30, 'IN'], [60, 34, 'CLK'], [60, 36, 'GND']),
      trace('CLK', [24, 34], [60, 34]),
    ),
    plain(
      'a jumper',
      packed('J5', 'SOLDER_JUMPER', [20, 30, 'A'], [21, 30, 'B'], [22, 30, 'C']),
      trace('CLK', [10, 32], [30, 32]),
    ),
    plain(
      'a header of two pins',
      part('J5', [20, 30, 'A'], [22, 30, 'B']),
      trace('CLK', [10, 32], [30, 32]),
    ),
    plain(
      'a battery',
      packed('BT1', 'BATTERY_HOLDER', [20, 30, 'BAT+'], [22, 30, 'GND'], [24, 30, 'GND']),
      trace('CLK', [10, 32], [30, 32]),
    ),
    plain('a clock away from both', connector, reader, trace('CLK', [50, 45], [70, 45])),
    plain(
      'a card edge',
      packed('J1', 'PCI_EDGE', [20, 30, 'IN'], [20, 32, 'GND'], [20, 34, 'NC']),
      part('U1', [10, 30, 'IN'], [10, 32, 'GND']),
      traceOn('bottom', 'CLK', 0.2, [22, 20], [22, 40]),
    ),
    plain(
      'across the way to a device 70 mm away',
      connector,
      part('U1', [90, 30, 'IN'], [90, 32, 'GND']),
      trace('CLK', [50, 20], [50, 40]),
    ),
  ],
};

/** A pair of 40 mm, one line longer by `extra` mm. */
const pairOf = (
  what: string,
  extra: number,
  names: readonly [string, string] = ['USB_DP', 'USB_DM'],
): Situation =>
  plain(what, trace(names[0], [10, 20], [50, 20]), trace(names[1], [10, 20.4], [50 + extra, 20.4]));
const pairSymmetry: RuleSituations = {
  rule: 'R12',
  found: [
    pairOf('USB, 5 % too long', 3.8 * 1.05),
    pairOf('USB, 50 % too long', 3.8 * 1.5),
    pairOf('PCI Express, 2 mm too long', 2, ['PCIE_TX_P', 'PCIE_TX_N']),
    plain(
      'a via more',
      trace('USB_DP', [10, 20], [50, 20]),
      trace('USB_DM', [10, 20.4], [50, 20.4]),
      via('USB_DP', [10, 20]),
    ),
    plain(
      'apart for a third of the length',
      trace('USB_DP', [10, 20], [50, 20]),
      trace('USB_DM', [10, 20.4], [36, 20.4], [36, 22], [50, 22]),
    ),
  ],
  silent: [
    pairOf('USB at the limit', 3.8),
    pairOf('PCI Express, 0.3 mm', 0.3, ['PCIE_TX_P', 'PCIE_TX_N']),
    pairOf('the wires of a battery', 8, ['BAT+', 'BAT-']),
    pairOf('the wires of a loudspeaker', 8, ['SPK+', 'SPK-']),
    pairOf('two active low lines', 8, ['RAS_N', 'CAS_N']),
    {
      ...pairOf('two supplies', 8, ['V+', 'V-']),
      settings: given({ 'V+': 'power', 'V-': 'power' }),
    },
    plain(
      'two lines that never meet',
      trace('AD_P', [10, 20], [50, 20]),
      trace('AD_N', [10, 40], [60, 40]),
    ),
    plain(
      'one via each',
      trace('USB_DP', [10, 20], [50, 20]),
      trace('USB_DM', [10, 20.4], [50, 20.4]),
      via('USB_DP', [10, 20]),
      via('USB_DM', [10, 20.8]),
    ),
  ],
};

type Pin = readonly [x: number, y: number, net: string];
/** A connector this far from the edge whose net leads to a circuit, and other parts. */
const input = (
  what: string,
  edge: number,
  ...parts: readonly (readonly [ref: string, ...pins: Pin[]])[]
): Situation =>
  plain(
    what,
    part('J1', [edge, 20, 'IN'], [edge, 22, 'GND'], [edge, 24, 'open']),
    part('U1', [50, 20, 'IN'], [50, 22, 'GND'], [50, 24, 'OUT']),
    ...parts.map(([ref, ...pins]) => part(ref, ...pins)),
  );
const at = ([x, y]: Point, ref: string) => [ref, [x, y, 'IN'], [x, y + 1, 'GND']] as const;
const withProperty: Build = (plan) => {
  const pins = ['IN', 'GND', 'open'].map((net, pin) => ({ at: [4, 20 + 2 * pin] as const, net }));
  const properties = { Class_Name: 'Edge Connector' };
  plan.part(
    { ref: 'J1', side: 'top', packageName: 'CN', at: [4, 20], pins, properties },
    'top',
    0.5,
  );
};
const connectorFilter: RuleSituations = {
  rule: 'R15',
  found: [
    input('no filter', 4),
    input('a capacitor 5 % too far', 4, at([4 + 15.75, 20], 'C1')),
    input('a capacitor 50 % too far', 4, at([4 + 22.5, 20], 'C1')),
    input('a resistor alone', 4, at([10, 20], 'R1')),
    plain(
      'an LED that only its series names',
      part('J1', [4, 20, 'IN'], [4, 22, 'GND'], [4, 24, 'open']),
      packed('D1', 'LTST-C191KRKT', [10, 20, 'IN'], [10, 21, 'GND']),
      part('U1', [50, 20, 'IN'], [50, 22, 'GND'], [50, 24, 'OUT']),
    ),
    input(
      'a pull-up to a supply with a capacitor',
      4,
      ['R1', [8, 20, 'IN'], [8, 21, '+3V3']],
      ['C1', [10, 20, '+3V3'], [10, 21, 'GND']],
    ),
  ],
  silent: [
    input('a connector inside of the board', 5.5),
    input('a capacitor at the limit', 4, at([19, 20], 'C1')),
    input('a clamp', 4, at([10, 20], 'TVS1')),
    input('a bead in series', 4, at([10, 20], 'FB1')),
    {
      ...input('an unknown part that may be the filter', 4, at([10, 20], 'M1')),
      settings: unknown,
    },
    plain('an unconnected pin', part('J1', [4, 20, 'IN'], [4, 22, 'GND'], [4, 24, 'open'])),
    plain(
      'a test point at the edge',
      part('TP1', [2, 20, 'IN']),
      part('U1', [50, 20, 'IN'], [50, 22, 'GND'], [50, 24, 'OUT']),
    ),
    plain(
      'a jumper at the edge',
      packed('JP1', 'SOLDER_JUMPER', [4, 20, 'IN'], [4, 22, 'A'], [4, 24, 'B']),
      part('U1', [50, 20, 'IN'], [50, 22, 'A'], [50, 24, 'B']),
    ),
    plain(
      'a capacitor behind a series resistor',
      part('J1', [4, 20, 'IN'], [4, 22, 'GND'], [4, 24, 'open']),
      part('R1', [8, 20, 'IN'], [9, 20, 'IN2']),
      part('C1', [10, 20, 'IN2'], [10, 21, 'GND']),
      part('U1', [50, 20, 'IN2'], [50, 22, 'GND'], [50, 24, 'OUT']),
    ),
    plain(
      'a card edge that only a property names',
      withProperty,
      part('U1', [50, 20, 'IN'], [50, 22, 'GND'], [50, 24, 'OUT']),
    ),
    plain(
      'a card edge',
      packed('J1', 'PCI_EDGE', [4, 20, 'IN'], [4, 22, 'GND'], [4, 24, 'open']),
      part('U1', [50, 20, 'IN'], [50, 22, 'GND'], [50, 24, 'OUT']),
    ),
    plain(
      'a header of one pin',
      part('J1', [4, 20, 'IN']),
      part('U1', [50, 20, 'IN'], [50, 22, 'GND'], [50, 24, 'OUT']),
    ),
  ],
};

export const connectorSituations = [connectorClock, pairSymmetry, connectorFilter];
