import { type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import {
  area,
  type Build,
  on,
  packed,
  part,
  type RuleSituations,
  type Situation,
  trace,
  via,
} from './Situation.ts';

type Pin = readonly [x: number, y: number, net: string];
const plain = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(...builds),
});
const unknown = { roles: new Map([['M1', { role: 'unknown' as const }]]) };
/** A ground trace of `mm` between the edges of a pad of 0.5 mm and of a via of 0.6 mm. */
const grounded = (mm: number, [x, y]: Point) => [
  trace('GND', [x, y], [x, y + 0.55 + mm]),
  via('GND', [x, y + 0.55 + mm]),
];

const signals: readonly Pin[] = [
  [20, 20, 'A'],
  [22, 20, 'B'],
  [24, 20, 'C'],
];
const reader = part('U2', [60, 20, 'A'], [62, 20, 'B'], [64, 20, 'C'], [66, 20, 'D']);
const circuit = part('U1', ...signals, [26, 20, 'GND']);
const pin = (what: string, ...builds: readonly Build[]) => plain(what, circuit, reader, ...builds);
const at: Point = [26, 20];
const groundPin: RuleSituations = {
  rule: 'R18',
  found: [
    pin('a via 5 % too far', ...grounded(2.1, at)),
    pin('a via 50 % too far', ...grounded(3, at)),
    pin('a detour', trace('GND', at, [26, 22], [28, 22], [28, 20]), via('GND', [28, 20])),
    pin(
      'a pour with its via far away',
      area('top', 'GND', rectangle([25.5, 19.5], 8, 4)),
      via('GND', [32, 22]),
    ),
  ],
  silent: [
    pin('a via at the limit', ...grounded(2, at)),
    pin('a via in the pad', via('GND', at)),
    pin(
      'a pour with its via beside the pad',
      area('top', 'GND', rectangle([25.5, 19.5], 8, 4)),
      via('GND', [27, 20]),
    ),
    pin(
      'the via of a capacitor beside the pin',
      part('C1', [26, 21, 'GND'], [26, 22, 'VCC']),
      trace('GND', at, [26, 21]),
      trace('GND', [26, 21], [27.5, 21]),
      via('GND', [27.5, 21]),
    ),
    plain(
      'a linear regulator',
      packed('U1', 'SOT-223', [20, 20, 'VIN'], [22, 20, 'VCC'], [26, 20, 'GND']),
      ...grounded(4, at),
    ),
    plain('a connector', part('J1', ...signals, [26, 20, 'GND']), reader, ...grounded(4, at)),
    {
      ...plain(
        'a part that may be no circuit',
        part('M1', ...signals, [26, 20, 'GND']),
        reader,
        ...grounded(4, at),
      ),
      settings: unknown,
    },
    pin('a pin that no copper joins to a via', via('GND', [40, 40])),
    plain(
      'a pin of a net without a plane',
      part('U1', ...signals, [26, 20, 'GNDA']),
      reader,
      trace('GNDA', at, [26, 25]),
      via('GNDA', [26, 25]),
    ),
  ],
};

const connector = (x = 4) => part('J1', [x, 20, 'IN'], [x, 22, 'GND'], [x, 24, 'open']);
const device = part('U1', [10, 20, 'IN'], [10, 26, 'GND'], [10, 28, 'OUT']);
/** A clamp whose pad begins `mm` after that of the circuit ends. */
const after = (mm: number, ref = 'TVS1', x = 10.5 + mm) => [
  part(ref, [x, 20, 'IN'], [x, 17, 'GND']),
  trace('IN', [4, 20], [10, 20], [x, 20]),
];
const near = via('GND', [11, 17], [12, 17], [13, 17]);
const clamp = part('TVS1', [7, 20, 'IN'], [7, 16, 'GND']);
const line = trace('IN', [4, 20], [7, 20], [10, 20]);
const protection: RuleSituations = {
  rule: 'R17',
  found: [
    plain('a clamp 5 % too late', connector(), device, ...after(1.05), near),
    plain('a clamp 50 % too late', connector(), device, ...after(1.5), near),
    plain('a capacitor too late', connector(), device, ...after(3, 'C1'), near),
    plain(
      'its ground via 5 % too far',
      connector(),
      device,
      clamp,
      line,
      ...grounded(2.1, [7, 16]),
    ),
    plain('its ground via 50 % too far', connector(), device, clamp, line, ...grounded(3, [7, 16])),
  ],
  silent: [
    plain('a clamp at the limit', connector(), device, ...after(1), near),
    plain('a clamp on the way', connector(), device, clamp, line, via('GND', [7, 16])),
    plain('its ground via at the limit', connector(), device, clamp, line, ...grounded(2, [7, 16])),
    plain('a connector inside of the board', connector(6), device, ...after(3), near),
    plain('no protection at all', connector(), device, trace('IN', [4, 20], [10, 20])),
    plain(
      'a clamp behind a series resistor',
      connector(),
      part('R1', [7, 20, 'IN'], [8, 20, 'IN2']),
      part('U1', [12, 20, 'IN2'], [12, 26, 'GND'], [12, 28, 'OUT']),
      part('TVS1', [10, 20, 'IN2'], [10, 16, 'GND']),
      trace('IN', [4, 20], [7, 20]),
      trace('IN2', [8, 20], [12, 20]),
    ),
    {
      ...plain(
        'an unknown part that may be the clamp',
        connector(),
        device,
        part('M1', [6, 20, 'IN'], [6, 18, 'GND']),
        ...after(3),
        near,
      ),
      settings: unknown,
    },
    {
      ...plain('the capacitor of a supply', connector(), device, ...after(3, 'C1'), near),
      settings: { classes: new Map([['IN', { netClass: 'power' as const }]]) },
    },
    plain(
      'a clamp far from its connector',
      connector(),
      device,
      ...after(12, 'TVS1'),
      via('GND', [22.5, 17]),
    ),
    plain(
      'a clamp at a card edge',
      packed('J1', 'PCI_EDGE', [4, 20, 'IN'], [4, 22, 'GND'], [4, 24, 'open']),
      device,
      ...after(3),
      near,
    ),
  ],
};

export const waySituations = [groundPin, protection];
