import { BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';

/** Gaps in the planes of a `planePlan`, each a polygon. */
interface PlaneGaps {
  readonly ground?: readonly (readonly Point[])[];
  readonly power?: readonly (readonly Point[])[];
}

/**
 * An empty board of 100 × 60 mm with four copper layers: `top` and `bottom` for traces, `ground`
 * with a plane of GND and `power` with one of VCC, both 1 mm from the edge. It violates no rule;
 * tests add the violations.
 */
export function planePlan({ ground = [], power = [] }: PlaneGaps = {}): BoardPlan {
  const plan = new BoardPlan(
    [
      { name: 'top', type: 'SIGNAL' },
      { name: 'ground', type: 'POWER_GROUND' },
      { name: 'power', type: 'POWER_GROUND' },
      { name: 'bottom', type: 'SIGNAL' },
      { name: 'drill', type: 'DRILL', span: ['top', 'bottom'] },
    ],
    [{ points: rectangle([0, 0], 100, 60) }],
  );
  const all = rectangle([1, 1], 98, 58);
  plan.plane('ground', 'GND', all, ...ground);
  plan.plane('power', 'VCC', all, ...power);
  return plan;
}
