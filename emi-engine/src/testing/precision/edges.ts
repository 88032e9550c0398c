import { BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { planePlan } from '../boards/planePlan.ts';
import { betweenPlanes, changed, classes } from './overPlanes.ts';
import { type RuleSituations, type Situation } from './Situation.ts';

/** A trace whose copper is this far from the edge of the board, with planes up to the edge. */
const atEdge = (what: string, mm: number, net = 'CK'): Situation =>
  changed(what, (plan) => plan.trace('top', net, 0.2, [30, mm + 0.1], [70, mm + 0.1]), edgeless());
/** A trace this far from the edge of the plane, which is 10 mm from the board's. */
const atPlane = (what: string, mm: number): Situation => {
  const plan = edgeless(10);
  plan.trace('top', 'CK', 0.2, [30, 10 + mm + 0.1], [70, 10 + mm + 0.1]);
  return { what, plan, settings: classes };
};
function edgeless(inset = 0): BoardPlan {
  const plan = new BoardPlan(
    [
      { name: 'top', type: 'SIGNAL' },
      { name: 'ground', type: 'SIGNAL' },
      { name: 'drill', type: 'DRILL', span: ['top', 'ground'] },
    ],
    [{ points: rectangle([0, 0], 100, 60) }],
  );
  plan.plane('ground', 'GND', rectangle([inset, inset], 100 - 2 * inset, 60 - 2 * inset));
  return plan;
}
/** A plane with an inlet from its left edge. */
function inlet(): BoardPlan {
  const plan = edgeless();
  plan.layer('ground').features.length = 0;
  plan.subnets.length = 0;
  const left: Point[] = [
    [0, 60],
    [0, 34],
    [70, 34],
    [70, 30],
    [0, 30],
  ];
  plan.plane('ground', 'GND', [[0, 0], [100, 0], [100, 60], ...left]);
  return plan;
}
const edgeDistance: RuleSituations = {
  rule: 'R5',
  found: [
    atEdge('5 % too near to the edge', 1.27 * 0.95),
    atEdge('half of the distance', 1.27 / 2),
    atPlane('5 % too near to the edge of the plane', 1.27 * 0.95),
    atPlane('half of the distance to the edge of the plane', 1.27 / 2),
  ],
  folded: [
    changed(
      'the end of one of two planes as near',
      (plan) => plan.trace('middle', 'CK', 0.2, [30, 10.5], [70, 10.5]),
      betweenPlanes(rectangle([1, 10], 98, 49)),
    ),
  ],
  silent: [
    atEdge('at the limit', 1.27),
    atPlane('at the limit, of the plane', 1.27),
    atEdge('a ground trace along the edge', 0.3, 'GND'),
    atEdge('a supply along the edge', 0.3, 'VCC'),
    changed(
      'beside a slot inside the plane',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 29], [70, 29]),
      planePlan({ ground: [rectangle([30, 30], 40, 1)] }),
    ),
    changed(
      'beside an antipad',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 29], [70, 29]),
      planePlan({ ground: [rectangle([49, 29.5], 1, 1)] }),
    ),
    changed(
      'over a split between two planes',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 29], [70, 29]),
      planePlan({ ground: [rectangle([2, 29.5], 96, 0.3)] }),
    ),
    changed(
      'beside an inlet of the plane, 4 mm wide',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 29], [60, 29]),
      inlet(),
    ),
    changed(
      'on its way to a connector',
      (plan) => {
        const at = [20, 3] as const;
        const pins = [
          { at, net: 'CK' },
          { at: [22, 3] as const, net: 'GND' },
          { at: [24, 3] as const, net: 'B' },
        ];
        plan.part({ ref: 'J1', side: 'top', at, packageName: 'J1', pins }, 'top');
        const device = [{ at: [20, 20] as const, net: 'CK' }];
        plan.part({ ref: 'U1', side: 'top', at, packageName: 'U1', pins: device }, 'top');
        plan.trace('top', 'CK', 0.2, [20, 1], [20, 3], [20, 20]);
      },
      edgeless(),
    ),
  ],
};

export const edgeSituations = [edgeDistance];
