import { BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { planePlan } from '../boards/planePlan.ts';
import { overSplit } from './overSplit.ts';
import { given, type RuleSituations, type Situation } from './Situation.ts';

const classes = given({ CK: 'clock', GND: 'ground', VCC: 'power' });
/** A clock over a slot of this width in the plane below. */
const over = (what: string, width: number): Situation => {
  const plan = planePlan({ ground: [rectangle([50 - width / 2, 5], width, 50)] });
  plan.trace('top', 'CK', 0.2, [30, 30], [70, 30]);
  return { what, plan, settings: classes };
};
const changed = (
  what: string,
  change: (plan: BoardPlan) => void,
  plan = planePlan(),
): Situation => {
  change(plan);
  return { what, plan, settings: classes };
};

const round = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, at) => [
    x + radius * Math.cos((at * Math.PI) / 8),
    y + radius * Math.sin((at * Math.PI) / 8),
  ]);

const planeGap: RuleSituations = {
  rule: 'R3',
  found: [
    over('5 % beyond', 0.63),
    over('50 % beyond', 0.9),
    changed('the end of the plane', (plan) => plan.trace('top', 'CK', 0.2, [50, 30], [99.8, 30])),
  ],
  silent: [
    over('at the limit', 0.6),
    changed('an unbroken plane', (plan) => plan.trace('top', 'CK', 0.2, [10, 30], [90, 30])),
    changed(
      'the clearance of its own via',
      (plan) => {
        plan.trace('top', 'CK', 0.2, [30, 30], [50, 30]);
        plan.via('drill', 'CK', [50, 30]);
      },
      planePlan({ ground: [rectangle([49, 29], 2, 2)] }),
    ),
    changed(
      'a slot of a plane that is not next to it',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 30], [70, 30]),
      planePlan({ power: [rectangle([49, 5], 2, 50)] }),
    ),
    changed(
      'along a slot',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 26], [70, 26]),
      planePlan({ ground: [rectangle([30, 30], 40, 2)] }),
    ),
    changed(
      'a trace of ground',
      (plan) => plan.trace('top', 'GND', 0.2, [30, 30], [70, 30]),
      planePlan({ ground: [rectangle([49, 5], 2, 50)] }),
    ),
    changed(
      'between two planes, one of which is whole',
      (plan) => {
        plan.trace('middle', 'CK', 0.2, [30, 30], [70, 30]);
      },
      betweenPlanes(),
    ),
    changed(
      'antipads of other nets beside it',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 30], [70, 30]),
      planePlan({ ground: [35, 45, 55].map((x) => rectangle([x, 30.2], 1, 1)) }),
    ),
    changed(
      'before the contacts of a card edge',
      (plan) => {
        const pinsOf = (y: number) =>
          ['CK', 'GND', 'B'].map((net, at) => ({ at: [50 + 2 * at, y] as const, net }));
        for (const [ref, packageName, y] of [
          ['J1', 'PCI_EDGE', 3],
          ['U1', 'U1', 30],
        ] as const)
          plan.part({ ref, side: 'top', at: [50, y], packageName, pins: pinsOf(y) }, 'top');
        plan.trace('top', 'CK', 0.2, [50, 3], [50, 30]);
      },
      planePlan({ ground: [rectangle([2, 2], 96, 5)] }),
    ),
    changed(
      'over the clearance of another net',
      (plan) => {
        plan.trace('top', 'CK', 0.2, [30, 30], [70, 30]);
        plan.via('drill', 'B', [50, 30.3]);
      },
      planePlan({ ground: [round(50, 30.3, 0.7)] }),
    ),
  ],
};

/** Traces between a slotted and a whole plane of ground. */
function betweenPlanes(): BoardPlan {
  const plan = new BoardPlan(
    [
      ...['upper', 'middle', 'lower'].map((name) => ({ name, type: 'SIGNAL' })),
      { name: 'drill', type: 'DRILL', span: ['upper', 'lower'] },
    ],
    [{ points: rectangle([0, 0], 100, 60) }],
  );
  plan.plane('upper', 'GND', rectangle([1, 1], 98, 58), rectangle([49, 5], 2, 50));
  plan.plane('lower', 'GND', rectangle([1, 1], 98, 58));
  return plan;
}

const hole = [rectangle([49.5, 29.5], 1, 1)];
/** A net that changes from top to bottom at 50, 30, over planes of ground and this net. */
function changing(
  what: string,
  lower: string,
  add: ((plan: BoardPlan) => void) | null = null,
  net = 'CK',
): Situation {
  const plan = planePlan({ ground: hole });
  plan.layer('power').features.length = 0;
  plan.subnets.splice(
    plan.subnets.findIndex((subnet) => subnet.net === 'VCC'),
    1,
  );
  plan.plane('power', lower, rectangle([1, 1], 98, 58), ...hole);
  plan.trace('top', net, 0.2, [30, 30], [50, 30]);
  plan.trace('bottom', net, 0.2, [50, 30], [70, 30]);
  plan.via('drill', net, [50, 30]);
  add?.(plan);
  return { what, plan, settings: classes };
}
const withVia =
  (mm: number, net = 'GND') =>
  (plan: BoardPlan) => {
    plan.via('drill', net, [50 + mm, 30]);
  };
/** A twentieth of the wavelength at 300 MHz, in mm. */
const quiet = 27.5047;
const withCapacitor =
  (mm: number, ref = 'C1') =>
  (plan: BoardPlan) => {
    const [x, y]: Point = [50 + mm, 30];
    const pins = [
      { at: [x - 0.5, y], net: 'GND' },
      { at: [x + 0.5, y], net: 'VCC' },
    ] as const;
    plan.part({ ref, side: 'top', at: [x, y], packageName: ref, pins }, 'top');
  };
const referenceChange: RuleSituations = {
  rule: 'R4',
  found: [
    changing('a ground via 5 % too far', 'GND', withVia(1.27 * 1.05)),
    changing('a ground via 50 % too far', 'GND', withVia(1.27 * 1.5)),
    changing('a capacitor 5 % too far', 'VCC', withCapacitor(quiet * 1.05)),
    changing('a capacitor 50 % too far', 'VCC', withCapacitor(quiet * 1.5)),
    changing('a via of another net', 'GND', withVia(1, 'B')),
    changing('a resistor in place of a capacitor', 'VCC', withCapacitor(1, 'R1')),
    overSplit('a capacitor of the other part of a split negative plane', 'B'),
  ],
  silent: [
    changing('a ground via at the limit', 'GND', withVia(1.27)),
    changing('a capacitor at the limit', 'VCC', withCapacitor(quiet)),
    changing('a ground via beside it', 'GND', withVia(0.8)),
    overSplit('a capacitor of its part of a split negative plane', 'VCC'),
    changing('a line of unknown class with a via within 2 mm', 'GND', withVia(1.9), 'A'),
    changed(
      'a via at its end, without a trace below',
      (plan) => {
        plan.trace('top', 'CK', 0.2, [30, 30], [50, 30]);
        plan.via('drill', 'CK', [50, 30]);
      },
      planePlan({ ground: hole, power: hole }),
    ),
    changing('a ground net', 'VCC', null, 'GND'),
    changed(
      'layers that share a plane',
      (plan) => {
        plan.trace('upper', 'CK', 0.2, [30, 30], [50, 30]);
        plan.trace('lower', 'CK', 0.2, [50, 30], [70, 30]);
        plan.via('drill', 'CK', [50, 30]);
      },
      aroundPlane(),
    ),
    changing('staggered microvias that join the planes', 'GND', (plan) => {
      for (const [name, span, x] of [
        ['one', ['top', 'ground'], 50.7],
        ['two', ['ground', 'power'], 51],
      ] as const) {
        plan.layers.push({ name, type: 'DRILL', span, features: [] });
        plan.via(name, 'GND', [x, 30], 0.1, 0.25);
      }
      withVia(20)(plan);
    }),
  ],
};

/** Traces on both sides of one plane of ground. */
function aroundPlane(): BoardPlan {
  const plan = new BoardPlan(
    [
      ...['upper', 'middle', 'lower'].map((name) => ({ name, type: 'SIGNAL' })),
      { name: 'drill', type: 'DRILL', span: ['upper', 'lower'] },
    ],
    [{ points: rectangle([0, 0], 100, 60) }],
  );
  plan.plane('middle', 'GND', rectangle([1, 1], 98, 58), ...hole);
  return plan;
}

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

export const returnSituations = [planeGap, referenceChange, edgeDistance];
