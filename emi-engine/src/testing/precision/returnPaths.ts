import { BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { rectangle } from '../../boards/samplePlan.ts';
import { planePlan } from '../boards/planePlan.ts';
import { betweenPlanes, changed, classes } from './overPlanes.ts';
import { overSplit } from './overSplit.ts';
import { type RuleSituations, type Situation } from './Situation.ts';

/** A clock over a slot of this width in the plane below. */
const over = (what: string, width: number): Situation => {
  const plan = planePlan({ ground: [rectangle([50 - width / 2, 5], width, 50)] });
  plan.trace('top', 'CK', 0.2, [30, 30], [70, 30]);
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
    changed(
      'a critical net without its plane at a connector',
      (plan) => {
        connect(plan, 'CK', 'J1');
        plan.trace('top', 'CK', 0.2, [50, 3], [50, 30]);
      },
      planePlan({ ground: [rectangle([40, 1], 20, 12)] }),
    ),
  ],
  folded: [
    changed(
      'a void around which the way is short',
      (plan) => plan.trace('top', 'CK', 0.2, [30, 30], [70, 30]),
      planePlan({ ground: [rectangle([49, 29], 2, 2)] }),
    ),
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
        connect(plan, 'CK', 'PCI_EDGE');
        plan.trace('top', 'CK', 0.2, [50, 3], [50, 30]);
      },
      planePlan({ ground: [rectangle([2, 2], 96, 5)] }),
    ),
    changed(
      'a line without its planes up to the filter of a connector',
      (plan) => {
        connect(plan, 'A', 'J1');
        plan.trace('top', 'A', 0.2, [50, 3], [50, 14]);
      },
      planePlan({ ground: [rectangle([40, 1], 20, 12)] }),
    ),
    changed(
      'before the contacts of a card edge that only a property names',
      (plan) => {
        connect(plan, 'CK', 'SODIMM-CN', { Class_Name: 'Edge Connector' });
        plan.trace('top', 'CK', 0.2, [50, 3], [50, 30]);
      },
      planePlan({ ground: [rectangle([2, 2], 96, 5)] }),
    ),
    changed(
      'a motor, whose trace is as wide as a supply',
      (plan) => {
        plan.trace('top', 'MOTOR', 1, [30, 30], [70, 30]);
        plan.trace('top', 'CK', 0.2, [5, 10], [45, 10]);
      },
      planePlan({ ground: [rectangle([49, 5], 2, 50)] }),
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

/** A connector at the edge whose net leads to a circuit. */
function connect(
  plan: BoardPlan,
  net: string,
  packageName: string,
  properties: Readonly<Record<string, string>> = {},
): void {
  const pinsOf = (y: number) =>
    [net, 'GND', 'B'].map((each, at) => ({ at: [50 + 2 * at, y] as const, net: each }));
  const side = 'top';
  plan.part({ ref: 'J1', side, at: [50, 3], packageName, properties, pins: pinsOf(3) }, 'top');
  plan.part({ ref: 'U1', side, at: [50, 30], packageName: 'U1', pins: pinsOf(30) }, 'top');
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
    changing('a ground via a long way off', 'GND', withVia(7.5)),
    overSplit('a capacitor of the other part of a split negative plane', 'B'),
  ],
  folded: [changing('a short way to the ground via', 'GND', withVia(7.2))],
  silent: [
    changing('a ground via at the limit', 'GND', withVia(1.27)),
    changing('a capacitor at the limit', 'VCC', withCapacitor(quiet)),
    changing('a ground via beside it', 'GND', withVia(0.8)),
    changing('a reference', 'GND', withVia(20), 'VREF'),
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

export const returnSituations = [planeGap, referenceChange];
