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
  via,
} from './Situation.ts';

const supplies = given({ VCC: 'power' });
const unknown = { roles: new Map([['M1', { role: 'unknown' as const }]]) };
const circuit = part('U1', [20, 20, 'VCC'], [20, 25, 'GND'], [25, 20, 'A'], [25, 25, 'B']);
/** A capacitor at a distance from the supply pin, with a ground via beside its ground pad. */
const capacitor = (mm: number, via_ = 0.5, ref = 'C1') => [
  part(ref, [20, 20 - mm, 'VCC'], [21, 20 - mm, 'GND']),
  via('GND', [21.25 + via_, 20 - mm]),
];
const supply = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(...builds),
  settings: supplies,
});
const decoupling: RuleSituations = {
  rule: 'R8',
  found: [
    supply('5 % too far', circuit, ...capacitor(3.15)),
    supply('50 % too far', circuit, ...capacitor(4.5)),
    supply('none', circuit),
    supply('its ground via 5 % too far', circuit, ...capacitor(2, 1.05)),
    supply('its ground via 50 % too far', circuit, ...capacitor(2, 1.5)),
    supply('a capacitor of another supply', circuit, part('C1', [20, 18, '3V3'], [21, 18, 'GND'])),
    supply('a capacitor beyond twice the limit', circuit, ...capacitor(6.1)),
  ],
  folded: [supply('a capacitor below twice the limit', circuit, ...capacitor(5.9))],
  silent: [
    supply('at the limit', circuit, ...capacitor(3)),
    supply('its ground via at the limit', circuit, ...capacitor(2, 1)),
    supply(
      'a connector on the supply',
      part('J1', [50, 20, 'VCC'], [50, 22, 'GND'], [50, 24, 'A']),
      circuit,
      ...capacitor(2),
    ),
    supply(
      'a pull-up resistor',
      part('R1', [50, 20, 'VCC'], [51, 20, 'A']),
      circuit,
      ...capacitor(2),
    ),
    {
      what: 'an unknown part that may be the capacitor',
      plan: on(circuit, part('M1', [20, 18, 'VCC'], [21, 18, 'GND'])),
      settings: { ...supplies, ...unknown },
    },
    supply(
      'a reference',
      part('U1', [20, 20, 'VREF'], [20, 25, 'GND'], [25, 20, 'A'], [25, 25, 'B']),
    ),
    supply(
      'two pins beside one capacitor',
      part('U1', [20, 20, 'VCC'], [20.5, 20, 'VCC'], [20, 25, 'GND'], [25, 25, 'B']),
      ...capacitor(2),
    ),
    supply(
      'a diode and an LED on the supply',
      part('D1', [50, 20, 'VCC'], [52, 20, 'A']),
      packed('LED2', 'LED_0603', [50, 30, 'VCC'], [52, 30, 'B']),
      circuit,
      ...capacitor(2),
    ),
    supply('a test point on the supply', part('TP1', [60, 20, 'VCC']), circuit, ...capacitor(2)),
    supply('a ground pin without a plane to lead to', circuit, ...capacitor(2, 0.2)),
    supply(
      'a transistor that switches the supply',
      packed('Q1', 'SOT-23', [60, 20, 'VCC'], [61, 20, 'A'], [60.5, 22, 'B']),
      circuit,
      ...capacitor(2),
    ),
    supply(
      'a pin that a trace straps high',
      packed('U2', 'SOT-23-5', [60, 20, 'VCC'], [60, 22, 'GND'], [61, 20, 'VCC'], [62, 22, 'B']),
      part('C2', [60, 18.5, 'VCC'], [61, 18.5, 'GND']),
      via('GND', [61.7, 18.5]),
      circuit,
      ...capacitor(2),
    ),
    supply(
      'a memory module, which has its own capacitors',
      packed('U9', 'SIMM72', [60, 20, 'VCC'], [60, 22, 'GND'], [62, 20, 'A'], [62, 22, 'B']),
      circuit,
      ...capacitor(2),
    ),
    supply('the ground via of a bulk capacitor', circuit, ...capacitor(2), (plan) => {
      const pins = [
        { at: [60, 20] as const, net: 'VCC' },
        { at: [62, 20] as const, net: 'GND' },
      ];
      const properties = { Value: '47uF' };
      plan.part(
        { ref: 'C9', side: 'top', at: [60, 20], packageName: 'C9', pins, properties },
        'top',
      );
    }),
  ],
};

const signal = traceOn('bottom', 'A', 0.2, [5, 5], [95, 5]);
const narrow = (
  what: string,
  width: number,
  length: number,
  net = 'VCC',
  ...more: readonly Build[]
): Situation =>
  supply(what, signal, traceOn('top', net, width, [10, 20], [10 + length, 20]), ...more);
const supplyWidth: RuleSituations = {
  rule: 'R14',
  found: [
    narrow('5 % too narrow', 0.57, 30),
    narrow('half as wide', 0.3, 30),
    narrow('5 % too long', 0.2, 10.5),
    narrow('50 % too long', 0.2, 15),
    narrow('ground without vias', 0.2, 30, 'GND'),
  ],
  folded: [narrow('a supply of one circuit', 0.2, 30, 'VCC', circuit)],
  silent: [
    narrow('three signal widths', 0.6, 30),
    narrow('length at the limit', 0.2, 10),
    narrow('a signal', 0.2, 30, 'B'),
    narrow('a reference', 0.2, 30, 'VREF'),
    narrow('a stitched guard trace', 0.2, 40, 'GND', via('GND', [10, 20], [30, 20], [50, 20])),
    narrow(
      'within an area of its net',
      0.2,
      30,
      'VCC',
      area('top', 'VCC', rectangle([8, 15], 40, 10)),
    ),
    narrow('a termination voltage', 0.6, 30, 'VTT'),
  ],
};

export const supplySituations = [decoupling, supplyWidth];
