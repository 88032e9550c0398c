import { BoardPlan } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { planePlan } from '../boards/planePlan.ts';
import { given, type Situation } from './Situation.ts';

export const classes = given({ CK: 'clock', GND: 'ground', VCC: 'power' });
export const changed = (
  what: string,
  change: (plan: BoardPlan) => void,
  plan = planePlan(),
): Situation => {
  change(plan);
  return { what, plan, settings: classes };
};

/** Traces between a slotted and a whole plane of ground. */
export function betweenPlanes(upper = rectangle([1, 1], 98, 58)): BoardPlan {
  const plan = new BoardPlan(
    [
      ...['upper', 'middle', 'lower'].map((name) => ({ name, type: 'SIGNAL' })),
      { name: 'drill', type: 'DRILL', span: ['upper', 'lower'] },
    ],
    [{ points: rectangle([0, 0], 100, 60) }],
  );
  plan.plane('upper', 'GND', upper, rectangle([49, 15], 2, 40));
  plan.plane('lower', 'GND', rectangle([1, 1], 98, 58));
  return plan;
}
