import { rectangle } from '../../boards/samplePlan.ts';
import { type NetClass } from '../../findings/NetClass.ts';
import { type AnalysisSettings } from '../../settings/AnalysisSettings.ts';
import {
  type Build,
  on,
  packed,
  part,
  type RuleSituations,
  type Situation,
  trace,
} from './Situation.ts';

const plug = part('J1', [90, 50, 'A'], [90, 52, 'B'], [90, 54, 'GND']);

/** The classes and frequencies of nets, and the height of the top layer over its plane. */
const knowing = (
  heightMm: number,
  nets: Readonly<Record<string, readonly [netClass: NetClass, frequencyMhz?: number | undefined]>>,
): AnalysisSettings => ({
  classes: new Map(
    Object.entries(nets).map(([net, [netClass, frequencyMhz]]) => [
      net,
      { netClass, ...(frequencyMhz !== undefined && { frequencyMhz }) },
    ]),
  ),
  dielectricMm: [heightMm, 1, 0.2],
});
/** A line between two circuits. */
const line = (lengthMm: number, net = 'CLK'): Build[] => [
  trace(net, [5, 30], [5 + lengthMm, 30]),
  part('U1', [5, 30, net], [5, 31, 'GND'], [6, 32, 'X'], [7, 32, 'Y']),
  part('U2', [5 + lengthMm, 30, net], [5 + lengthMm, 31, 'GND'], [4 + lengthMm, 29, 'Z']),
];
const clock = (
  what: string,
  mhz: number | undefined,
  heightMm: number,
  ...builds: readonly Build[]
): Situation => ({
  what,
  plan: on(...builds),
  settings: knowing(heightMm, { CLK: ['clock', mhz] }),
});
const withCables = (what: string, lengthMm: number, mhz = 100, heightMm = 0.4) =>
  clock(what, mhz, heightMm, plug, ...line(lengthMm));
const withoutCables = (what: string, lengthMm: number) => clock(what, 200, 1, ...line(lengthMm));
/** A plane that ends before the line. */
const half: Build = (plan) => {
  plan.layer('ground').features.length = 0;
  plan.subnets.splice(0, 1);
  plan.plane('ground', 'GND', rectangle([1, 31], 98, 28));
};

const radiatedField: RuleSituations = {
  rule: 'R22',
  found: [
    withCables('cables driven 5 % too much', 50.5),
    withCables('cables driven 50 % too much', 63.4),
    withoutCables('a loop 5 % too strong', 22.25),
    withoutCables('a loop 50 % too strong', 31.8),
    clock('a clock beyond the plane', 25, 0.2, half, plug, ...line(40)),
    {
      what: 'a clock whose name says its frequency',
      plan: on(plug, ...line(60, 'CLK100MHz')),
      settings: knowing(0.4, {}),
    },
    clock(
      'a clock on a board with an oscillator',
      undefined,
      0.6,
      packed('Y1', 'CRYSTAL', [60, 10, 'X1'], [64, 10, 'X2']),
      plug,
      ...line(85),
    ),
  ],
  silent: [
    withCables('cables driven at the limit', 48.9),
    withoutCables('a loop at the limit', 21.1),
    withCables('a clock nearer to the plane', 63.4, 100, 0.2),
    withCables('a slower clock', 63.4, 10),
    clock('the same without cables', 100, 0.4, ...line(63.4)),
    {
      ...withCables('data as fast', 63.4),
      settings: knowing(0.4, { CLK: ['highSpeed', 100] }),
    },
    {
      what: 'a differential pair',
      plan: on(plug, ...line(63.4, 'CLK_P'), trace('CLK_N', [5, 30.5], [68.4, 30.5])),
      settings: knowing(0.4, { CLK_P: ['clock', 100], CLK_N: ['clock', 100] }),
    },
    clock(
      'a line that a capacitor slows',
      100,
      0.4,
      plug,
      ...line(63.4),
      part('C1', [10, 30, 'CLK'], [10, 33, 'GND']),
    ),
    clock('a clock of unknown frequency, without an oscillator', undefined, 0.6, plug, ...line(85)),
  ],
};

export const fieldSituations = [radiatedField];
