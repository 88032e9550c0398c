import { type NetClass } from '../../findings/NetClass.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { type BoardPlan } from '../../boards/BoardPlan.ts';
import {
  area,
  type Build,
  given,
  on,
  type RuleSituations,
  type Situation,
  traceOn,
} from './Situation.ts';

/** Four layers with a plane on the second; the third is empty unless something is put on it. */
const stack = (
  what: string,
  dielectricMm: readonly number[] | undefined,
  builds: readonly Build[],
  classes: Readonly<Record<string, NetClass>> = {},
): Situation => ({
  what,
  plan: on(...builds),
  settings: { ...given(classes), ...(dielectricMm && { dielectricMm }) },
});
const signal = (layer: string, length: number, net = 'DATA') =>
  traceOn(layer, net, 0.2, [10, 20], [10 + length, 20]);
const even = [0.2, 1, 0.2];
const bottom = (what: string, length: number) => stack(what, even, [signal('bottom', length)]);
const top = (what: string, height: number) => stack(what, [height, 1, height], [signal('top', 80)]);
const second = area('power', 'GND', rectangle([1, 1], 98, 58));
const twoLayers: Build = (plan: BoardPlan) => {
  for (const name of ['ground', 'power'])
    plan.layers.splice(
      plan.layers.findIndex((layer) => layer.name === name),
      1,
    );
  plan.subnets.splice(0, 1);
  plan.plane('bottom', 'GND', rectangle([1, 1], 98, 58));
};

const stackup: RuleSituations = {
  rule: 'R16',
  found: [
    bottom('5 % more signals than a layer without a plane may have', 52.5),
    bottom('50 % more', 75),
    top('a plane 5 % too far', 0.2667),
    top('a plane 50 % too far', 0.381),
    stack('dielectrics that differ 5 % too much', [0.2, 1, 0.2 / (1 - 0.105)], []),
    stack('dielectrics that differ 50 % too much', [0.2, 1, 0.2 / 0.85], []),
  ],
  silent: [
    bottom('signals at the limit', 50),
    top('a plane at the limit', 0.254),
    stack('dielectrics at the limit', [0.18, 1, 0.2], []),
    stack('a thickness that nobody stated', undefined, [signal('top', 80)]),
    stack('only a supply on a layer without a plane', even, [signal('bottom', 80, 'VCC')], {
      VCC: 'power',
    }),
    stack('a second plane nearer than the first', even, [second, signal('bottom', 80)]),
    stack('ground poured over the layer itself', even, [
      area('bottom', 'GND', rectangle([1, 30], 98, 28)),
      signal('bottom', 80),
    ]),
    stack(
      'a supply plane',
      even,
      [area('power', 'VCC', rectangle([1, 1], 98, 58)), signal('bottom', 80)],
      { VCC: 'power' },
    ),
    stack('two layers with the whole core between', [1.5], [twoLayers, signal('top', 80)]),
    stack('another thickness in the middle', [0.2, 0.6, 0.2], [signal('top', 80)]),
  ],
};

export const stackupSituations = [stackup];
