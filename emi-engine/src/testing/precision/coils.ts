import { type Point } from '../../boards/BoardPlan.ts';
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
  trace,
  traceOn,
} from './Situation.ts';

const classes = given({ VIN: 'power', VOUT: 'power', DATA: 'io', GND: 'ground' });
/** A converter whose inductor's pads reach from (39.75, 29.75) to (44.25, 30.25). */
const converter: readonly Build[] = [
  part('U1', [30, 30, 'VIN'], [30, 32, 'GND'], [32, 30, 'SW'], [32, 32, 'FB']),
  part('L1', [40, 30, 'SW'], [44, 30, 'VOUT']),
  part('C1', [30, 28, 'VIN'], [28, 32, 'GND']),
];
const coil = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(...converter, ...builds),
  settings: classes,
});
/** A trace of 0.2 mm beside the pads. */
const beside = (gap: number, net = 'DATA') => trace(net, [35, 30.35 + gap], [50, 30.35 + gap]);
const across: readonly Point[] = [
  [42, 20],
  [42, 40],
];
/** A chip antenna whose pads reach from (69.75, 29.75) to (76.25, 30.25), over part of a plane. */
const antenna = (what: string, share: number, packageName = 'CHIP_ANTENNA', ref = 'ANT1') => ({
  what,
  plan: on(
    (plan) => {
      plan.layer('ground').features.length = 0;
      plan.subnets.splice(0, 1);
      plan.plane('ground', 'GND', rectangle([1, 1], 68.75 + share * 6.5, 58));
    },
    packed(ref, packageName, [70, 30, 'RF'], [76, 30, 'RF2']),
  ),
  settings: classes,
});

const underCoil: RuleSituations = {
  rule: 'R26',
  found: [
    coil('a line 5 % too near to an inductor', beside(0.19)),
    coil('a line at half of the distance', beside(0.1)),
    coil('a line of unknown class under it', trace('SLOW', ...across)),
    coil('a line in the plane under it', traceOn('ground', 'DATA', 0.2, ...across)),
    antenna('a plane under 5 % too much of an antenna', 0.12),
    antenna('a plane under half of an antenna', 0.5),
    antenna('a plane under an antenna known by its designator', 0.5, 'SMD_6', 'AE1'),
  ],
  silent: [
    coil('a line at the limit', beside(0.2)),
    coil('its own line', trace('SW', ...across)),
    coil('ground under it', trace('GND', ...across)),
    coil('a line beyond the plane', traceOn('bottom', 'DATA', 0.2, ...across)),
    coil(
      'ground between it and a line',
      area('top', 'GND', rectangle([35, 25], 20, 10)),
      traceOn('ground', 'DATA', 0.2, ...across),
    ),
    {
      what: 'the bead of a supply',
      plan: on(part('L1', [40, 30, 'VIN'], [44, 30, 'VOUT']), trace('DATA', ...across)),
      settings: classes,
    },
    antenna('a plane under 9 % of an antenna', 0.09),
    antenna('a plane under another part', 0.5, 'SMD_6', 'X1'),
    antenna('a plane under the connector of an antenna', 0.5, 'U.FL_ANTENNA_CONNECTOR', 'J1'),
  ],
};

export const coilSituations = [underCoil];
