import { BoardPlan } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { given, type Situation } from './Situation.ts';

/**
 * A clock that changes from top to bottom at 50, 30, between a plane of ground and a negative one
 * that is split at x = 70: VCC with one hole to the left, B with three to the right. A capacitor
 * beside the via joins ground and a net.
 */
export function overSplit(what: string, net: 'VCC' | 'B'): Situation {
  const plan = new BoardPlan(
    [
      { name: 'top', type: 'SIGNAL' },
      { name: 'ground', type: 'POWER_GROUND' },
      { name: 'power', type: 'POWER_GROUND', isNegative: true },
      { name: 'bottom', type: 'SIGNAL' },
      { name: 'drill', type: 'DRILL', span: ['top', 'bottom'] },
    ],
    [{ points: rectangle([0, 0], 100, 60) }],
  );
  plan.plane('ground', 'GND', rectangle([1, 1], 98, 58), rectangle([49.5, 29.5], 1, 1));
  plan.add('power', 'PLN', { kind: 'line', from: [70, 0], to: [70, 60], symbol: ['r', 1] });
  plan.trace('top', 'CK', 0.2, [30, 30], [50, 30]);
  plan.trace('bottom', 'CK', 0.2, [50, 30], [60, 30]);
  plan.via('drill', 'CK', [50, 30]);
  for (const [joined, x, y] of [
    ['VCC', 20, 20],
    ['B', 80, 20],
    ['B', 80, 30],
    ['B', 80, 40],
  ] as const)
    plan.add('drill', 'VIA', {
      ...{ kind: 'pad', at: [x, y], symbol: ['r', 0.3], net: joined },
      attributes: ['.drill=2'],
    });
  const pins = [
    { at: [51.5, 31], net: 'GND' },
    { at: [52.5, 31], net },
  ] as const;
  plan.part({ ref: 'C1', side: 'top', at: [52, 31], packageName: 'C1', pins }, 'top');
  const settings = given({ CK: 'clock', GND: 'ground', VCC: 'power', B: 'power' });
  return { what, plan, settings };
}
