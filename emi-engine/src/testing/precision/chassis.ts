import { rectangle } from '../../boards/samplePlan.ts';
import {
  type Build,
  given,
  on,
  part,
  type RuleSituations,
  type Situation,
  trace,
} from './Situation.ts';

type NamedPin = readonly [name: string, x: number, y: number, net: string];
/** A part on the top side whose pins have names. */
const named =
  (ref: string, packageName: string, ...pins: readonly NamedPin[]): Build =>
  (plan) => {
    const placed = pins.map(([name, x, y, net]) => ({ name, net, at: [x, y] as const }));
    plan.part({ ref, side: 'top', packageName, at: [10, 20], pins: placed }, 'top', 2);
  };
const lines: readonly NamedPin[] = [
  ['1', 10, 20, 'IN'],
  ['2', 10, 24, 'GND'],
];
const socket = (name: string, net: string, packageName = 'J') =>
  named('J1', packageName, ...lines, [name, 10, 40, net], [name, 10, 10, net]);
/** A plated hole without a net, with a pad of `pad` mm and a gap in the plane around it. */
const hole =
  (diameter: number, pad: number, attribute = '.drill=0'): Build =>
  (plan) => {
    const at = [50, 40] as const;
    const attributes = [attribute];
    plan.layer('ground').features.length = 0;
    plan.subnets.splice(
      plan.subnets.findIndex(({ kind }) => kind === 'PLN'),
      1,
    );
    plan.plane('ground', 'GND', rectangle([1, 1], 98, 58), rectangle([45, 35], 10, 10));
    plan.add('drill', 'TRC', { kind: 'pad', at, symbol: ['r', diameter], attributes });
    for (const layer of ['top', 'bottom'])
      plan.add(layer, 'TRC', { kind: 'pad', at, symbol: ['r', pad] });
  };
const plain = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(part('U1', [60, 20, 'IN'], [60, 24, 'GND'], [60, 28, 'OUT']), ...builds),
});
const grounds = given({ GND: 'ground', CHASSIS: 'ground' });
const chassis: RuleSituations = {
  rule: 'R20',
  found: [
    plain('a shell without a net', socket('SH', '$NONE$')),
    plain('a shell on a net of its own', socket('0', 'SHELL1')),
    plain('a hole 5 % larger than others', hole(2.1, 4)),
    plain('a hole 50 % larger', hole(3, 6)),
    {
      ...plain('a chassis that nothing joins to ground', socket('SH', 'CHASSIS')),
      settings: grounds,
    },
  ],
  silent: [
    plain('a hole at the limit', hole(2, 4)),
    plain('a hole without copper around it', hole(3, 3)),
    plain('an unplated hole', hole(3, 6, '.drill=1')),
    plain('a shell on ground', socket('SH', 'GND')),
    {
      ...plain(
        'a chassis with a capacitor to ground',
        socket('SH', 'CHASSIS'),
        part('C1', [20, 40, 'CHASSIS'], [21, 40, 'GND']),
      ),
      settings: grounds,
    },
    plain('a pin that leads nowhere', socket('7', '$NONE$')),
    plain('the shell of a card edge', socket('SH', '$NONE$', 'PCI_EDGE')),
    {
      what: 'a board without a ground plane',
      plan: on(
        hole(3, 6),
        (plan) => {
          plan.layer('ground').features.length = 0;
          plan.subnets.splice(0, 1);
        },
        trace('GND', [5, 5], [50, 5]),
      ),
    },
  ],
};

export const chassisSituations = [chassis];
