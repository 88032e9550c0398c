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

const crystal = packed('Y1', 'CRYSTAL', [40, 30, 'X1'], [44, 30, 'X2']);
const lines = given({ DATA: 'io', VCC: 'power' });
/** A crystal whose pads reach from (39.75, 29.75) to (44.25, 30.25), and more. */
const under = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(crystal, ...builds),
  settings: lines,
});
/** A trace of 0.2 mm beside the pads. */
const beside = (gap: number, net = 'DATA') =>
  trace(net, [30, 30.25 + 0.1 + gap], [50, 30.25 + 0.1 + gap]);
const across: readonly Point[] = [
  [42, 20],
  [42, 40],
];
/** The plane under the crystal, whose supply covers a share of the pads' box. */
const split =
  (share: number): Build =>
  (plan) => {
    plan.layer('ground').features.length = 0;
    plan.subnets.splice(0, 1);
    const x = 44.25 - share * 4.5;
    plan.plane('ground', 'GND', rectangle([1, 1], x - 1, 58));
    plan.plane('ground', 'VCC', rectangle([x, 1], 99 - x, 58));
  };
const underCrystal: RuleSituations = {
  rule: 'R19',
  found: [
    under('a line 5 % too near', beside(0.475)),
    under('a line at half of the distance', beside(0.25)),
    under('a line of unknown class under it', trace('SLOW', ...across)),
    under('a line in the plane under it', traceOn('ground', 'DATA', 0.2, ...across)),
    under('a split 5 % too far under it', split(0.105)),
    under('a split under its middle', split(0.5)),
  ],
  silent: [
    under('a line at the limit', beside(0.5)),
    under('a line of unknown class beside it', beside(0.3, 'SLOW')),
    under('ground under it', trace('GND', ...across)),
    under('a supply under it', trace('VCC', ...across)),
    under('its own line', trace('X1', [40, 30], [40, 34], [44.5, 34])),
    under(
      'a line of its circuit, behind a resistor',
      part('R1', [40, 33, 'X1'], [41, 33, 'DRIVE']),
      trace('DRIVE', ...across),
    ),
    under('a line beyond the plane', traceOn('bottom', 'DATA', 0.2, ...across)),
    under('a split beside it', split(0.09)),
    under('ground between it and a line', area('top', 'GND', rectangle([30, 20], 40, 20)), (plan) =>
      plan.trace('ground', 'DATA', 0.2, ...across),
    ),
    {
      what: 'a part that may be no crystal',
      plan: on(packed('M1', 'M', [40, 30, 'A'], [44, 30, 'B']), trace('DATA', ...across)),
      settings: { ...lines, roles: new Map([['M1', { role: 'unknown' as const }]]) },
    },
  ],
};

export const crystalSituations = [underCrystal];
