import { type Point } from '../../boards/BoardPlan.ts';
import {
  type Build,
  given,
  on,
  part,
  type RuleSituations,
  type Situation,
  trace,
  traceOn,
} from './Situation.ts';

const settings = {
  ...given({ DATA: 'highSpeed' }),
  ...{ maxFrequencyMhz: 1000, permittivity: 4.3, dielectricMm: [0.2, 1, 0.2] },
};
const line = (what: string, ...builds: readonly Build[]): Situation => ({
  what,
  plan: on(...builds),
  settings,
});
const start: Point = [10, 30];
/** A line of 0.3 mm, 55 Ω over its plane, that continues with another width. */
const continued = (width: number, lengthMm = 20, net = 'DATA'): Build[] => [
  traceOn('top', net, 0.3, start, [50, 30]),
  traceOn('top', net, width, [50, 30], [50 + lengthMm, 30]),
];
const impedanceJump: RuleSituations = {
  rule: 'R23',
  found: [
    line('a stretch 21 % lower', ...continued(0.4563)),
    line('a stretch 30 % lower', ...continued(0.555)),
    line('a stretch 21 % higher', ...continued(0.2018)),
    line('a stretch 5 % longer than edges notice', ...continued(0.6, 8.67)),
    line('a stretch 50 % longer', ...continued(0.6, 12.4)),
    line(
      'another layer, farther from its plane',
      traceOn('top', 'DATA', 0.3, start, [50, 30]),
      traceOn('power', 'DATA', 0.3, [50, 30], [70, 30]),
    ),
  ],
  silent: [
    line('a stretch 19.9 % lower', ...continued(0.4457)),
    line('a stretch 19.9 % higher', ...continued(0.2062)),
    line('a stretch as short as edges do not notice', ...continued(0.6, 8.25)),
    line('a narrow end at a pin', ...continued(0.12, 2)),
    line(
      'another layer, whose width keeps the impedance',
      traceOn('top', 'DATA', 0.3, start, [50, 30]),
      traceOn('power', 'DATA', 1.1, [50, 30], [70, 30]),
    ),
    line('a slow line', ...continued(0.6, 20, 'SLOW')),
    line('a pad in the line', trace('DATA', start, [50, 30]), part('R1', [30, 30, 'DATA'])),
    line(
      'a line between several inputs',
      ...continued(0.6),
      ...[50, 55, 60, 65].map((x, at) => part(`U${at}`, [x, 30, 'DATA'], [x, 32, `A${at}`])),
    ),
    line('a line without a plane', ...continued(0.6), (plan) => {
      plan.layer('ground').features.length = 0;
      plan.subnets.splice(0, 1);
    }),
  ],
};

export const impedanceSituations = [impedanceJump];
