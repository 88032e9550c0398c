import { rectangle } from '../../boards/samplePlan.ts';
import {
  area,
  type Build,
  given,
  on,
  packed,
  part,
  type RuleSituations,
  type Situation,
  traceOn,
} from './Situation.ts';

const supplies = given({ VIN: 'power', VOUT: 'power', GND: 'ground' });
const unknown = { ...supplies, roles: new Map([['M1', { role: 'unknown' as const }]]) };
const regulator = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(part('J9', [90, 50, 'VIN'], [92, 50, 'GND']), ...builds),
  settings: supplies,
});
/** A regulator whose pins on its input and ground are 2 mm apart, and its inductor. */
const circuit = part('U1', [20, 20, 'VIN'], [22, 20, 'GND'], [21, 22, 'SW'], [24, 20, 'FB']);
const inductor = part('L1', [21, 25, 'SW'], [21, 29, 'VOUT']);
/** An input capacitor that makes a loop of this length with the regulator. */
const input = (loopMm: number, ref = 'C1') =>
  part(ref, [20, 20 - (loopMm / 2 - 2), 'VIN'], [22, 20 - (loopMm / 2 - 2), 'GND']);
const output = part('C2', [30, 25, 'VOUT'], [30, 27, 'GND']);
const buck = (loopMm: number) => [circuit, inductor, input(loopMm), output];
/** An area of the switch node. */
const node = (mm2: number) => area('top', 'SW', rectangle([20, 22], mm2 / 5, 5));
/** A boost converter whose diode leads to its output. */
const boost = (y: number) => [
  part('U1', [20, 20, 'VIN'], [22, 20, 'GND'], [21, 22, 'NET7'], [24, 20, 'FB']),
  part('L1', [10, 22, 'VIN'], [16, 22, 'NET7']),
  packed('D1', 'SOD-123', [24, 22, 'NET7'], [28, 22, 'VOUT']),
  part('C1', [28, y, 'VOUT'], [22, y, 'GND']),
];

const switchingLoop: RuleSituations = {
  rule: 'R21',
  found: [
    regulator('a loop 5 % too long', ...buck(21)),
    regulator('a loop 50 % too long', ...buck(30)),
    regulator('the loop of a boost converter through its diode', ...boost(12)),
    regulator('a switch node 5 % too large', ...buck(10), node(31.5)),
    regulator('a switch node 50 % too large', ...buck(10), node(45)),
    regulator(
      'a long wide trace of a switch node',
      ...buck(10),
      traceOn(
        'bottom',
        'SW',
        2,
        ...([
          [20, 22],
          [36, 22],
        ] as const),
      ),
    ),
  ],
  silent: [
    regulator('a loop at the limit', ...buck(20)),
    regulator('a switch node at the limit', ...buck(10), node(30)),
    regulator('a near capacitor beside a far one', ...buck(10), input(40, 'C3')),
    regulator('a boost converter with its capacitor beside the diode', ...boost(19)),
    regulator(
      'a supply pin behind an inductor',
      part('U1', [20, 20, 'VIN'], [22, 20, 'GND'], [21, 22, 'VDDA'], [24, 20, 'FB']),
      part('L1', [21, 25, 'VDDA'], [21, 29, 'VOUT']),
      input(40),
      output,
    ),
    regulator(
      'an inductor of a filter with a capacitor on both sides',
      ...buck(40),
      part('C4', [24, 25, 'SW'], [24, 27, 'GND']),
    ),
    regulator(
      'an inductor between signals',
      circuit,
      part('L1', [21, 25, 'SW'], [21, 29, 'RF']),
      input(40),
    ),
    {
      ...regulator(
        'a part that may be its diode',
        ...buck(40),
        part('M1', [24, 22, 'SW'], [24, 24, 'GND']),
      ),
      settings: unknown,
    },
    regulator(
      'a linear regulator',
      packed('U1', 'SOT-223', [20, 20, 'VIN'], [22, 20, 'GND'], [21, 22, 'VOUT']),
      input(40),
      output,
    ),
    regulator(
      'a supply from a connector through an inductor',
      part('J1', [5, 20, 'SW'], [5, 22, 'GND'], [5, 24, 'open']),
      ...buck(40),
    ),
    {
      ...regulator(
        'a part that may be no inductor',
        circuit,
        part('M1', [21, 25, 'SW'], [21, 29, 'VOUT']),
        input(40),
      ),
      settings: unknown,
    },
  ],
};

export const switchingSituations = [switchingLoop];
