import { type BoardPlan, type Point } from '../../boards/BoardPlan.ts';
import { type NetClass } from '../../findings/NetClass.ts';
import { type RuleId } from '../../findings/RuleId.ts';
import { type AnalysisSettings } from '../../settings/AnalysisSettings.ts';
import { fourLayers } from '../boards/fourLayers.ts';

/** A small board, in words and as a plan. */
export interface Situation {
  readonly what: string;
  readonly plan: BoardPlan;
  readonly settings?: AnalysisSettings;
}

/** What a rule must find and what it must not, in boards that look alike. */
export interface RuleSituations {
  readonly rule: RuleId;
  readonly found: readonly Situation[];
  readonly silent: readonly Situation[];
  /** What it must find, but only as worth a look. */
  readonly folded?: readonly Situation[];
}

type Pin = readonly [x: number, y: number, net: string];
export type Build = (plan: BoardPlan) => void;

/** A four-layer board of 100 × 60 mm with a ground plane on its second layer, and more on it. */
export function on(...builds: readonly Build[]): BoardPlan {
  const plan = fourLayers(100, 60);
  for (const build of builds) build(plan);
  return plan;
}

/** Classes of nets, as a user gives them. */
export function given(classes: Readonly<Record<string, NetClass>>): AnalysisSettings {
  return {
    classes: new Map(Object.entries(classes).map(([net, netClass]) => [net, { netClass }])),
  };
}

export function trace(net: string, ...points: readonly Point[]): Build {
  return traceOn('top', net, 0.2, ...points);
}

export function traceOn(
  layer: string,
  net: string,
  width: number,
  ...points: readonly Point[]
): Build {
  return (plan) => {
    plan.trace(layer, net, width, ...points);
  };
}

export function via(net: string, ...points: readonly Point[]): Build {
  return (plan) => {
    for (const at of points) plan.via('drill', net, at);
  };
}

/** A part on the top side with pads of 0.5 mm, whose package has its designator as name. */
export function part(ref: string, ...pins: readonly Pin[]): Build {
  return packed(ref, ref, ...pins);
}

export function packed(ref: string, packageName: string, ...pins: readonly Pin[]): Build {
  return (plan) => {
    const placed = pins.map(([x, y, net]) => ({ at: [x, y] as const, net }));
    const at = placed[0]?.at ?? ([0, 0] as const);
    plan.part({ ref, side: 'top', packageName, at, pins: placed }, 'top', 0.5);
  };
}

/** An area of a net, or without one, with gaps. */
export function area(
  layer: string,
  net: string | undefined,
  points: readonly Point[],
  ...gaps: readonly (readonly Point[])[]
): Build {
  return (plan) => {
    const holes = gaps.map((gap) => ({ points: gap, isHole: true }));
    plan.add(layer, 'PLN', { kind: 'surface', net, rings: [{ points }, ...holes] });
  };
}
